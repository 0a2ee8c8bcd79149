import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.later.module.css';
import {frameTexts} from './texts';
import type {LinkNotice} from './useLabState';

/** Why the link of the address was not read, or not all of it. */
export default function LinkMessage({notice}: {readonly notice?: LinkNotice}): ReactNode {
  const {linkNotices} = frameTexts[useLocale()];
  if (!notice) return null;
  return (
    <p role="alert" className={styles.message}>
      {linkNotices[notice.kind](notice.count ?? 0)}
    </p>
  );
}
