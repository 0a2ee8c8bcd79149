import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.later.module.css';
import {frameTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly label: string;
  /** Accessible name, if several buttons have the same label. */
  readonly name?: string;
  readonly text: string;
}

/** A button that copies a text and announces the result. */
export default function CopyText({label, name, text}: Props): ReactNode {
  const {copied, refused} = frameTexts[useLocale()];
  const {result, copy} = useCopy();
  const answer = {copied, refused};
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.quiet} aria-label={name} onClick={() => copy(text)}>
        {label}
      </button>
      <span role="status" className={styles.answer}>
        {result && answer[result]}
      </span>
    </span>
  );
}
