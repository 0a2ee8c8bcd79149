import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import TextList from '../../frame/TextList';
import type {Merged} from '../core/merge';
import type {Result} from '../core/result';
import {remarkTexts} from './problemTexts';
import styles from './styles.later.module.css';
import {labTexts} from './texts';
import {whyTexts} from './whyTexts';

/** All needs: directive, source, outcome and purpose. */
export function Parts({merged}: {readonly merged: Merged}): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  return (
    <section aria-label={text.parts}>
      <p className={styles.heading}>{text.parts}</p>
      <ul className={styles.parts}>
        {merged.parts.map(({target, source, why, outcome}) => (
          <li key={`${target} ${source}`} data-outcome={outcome}>
            <code>
              {target} {source}
            </code>{' '}
            <span className={styles.outcome}>{text.outcome[outcome]}</span>
            <p>
              <RichText text={whyTexts[why][locale]} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes on the addresses, then on the policy. */
export function Remarks({hosts, existing, merged}: Result): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const notes = [
    ...hosts.flatMap((read) => {
      if (!('host' in read)) return [];
      const {origin, hasPath, insecure} = read.host;
      return [
        ...(insecure ? [text.insecure(origin)] : []),
        ...(hasPath ? [text.path(origin)] : []),
      ];
    }),
    ...(existing.repeated.length > 0 ? [text.repeated(existing.repeated.join(', '))] : []),
    ...(merged?.remarks ?? []).map((remark) => remarkTexts[remark][locale]),
  ];
  if (notes.length === 0) return null;
  return (
    <Note type="note" title={text.remarks}>
      <TextList texts={notes} />
    </Note>
  );
}
