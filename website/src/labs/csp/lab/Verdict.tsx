import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import Verdict from '../../frame/Verdict';
import type {Result} from '../core/result';
import {hostTexts, policyTexts} from './problemTexts';
import styles from './styles.later.module.css';
import {labTexts} from './texts';

function Problems({hosts, existing}: Result): ReactNode {
  const locale = useLocale();
  return (
    <ul>
      {hosts.map(
        (read, index) =>
          'problem' in read && (
            <li key={index}>
              {read.typed && <code className={styles.typed}>{read.typed}</code>}{' '}
              <RichText text={hostTexts[read.problem][locale]} />
            </li>
          ),
      )}
      {existing.problem && (
        <li>
          <RichText text={policyTexts[existing.problem][locale]} />
        </li>
      )}
    </ul>
  );
}

/** Whether there is a policy, announced when it changes. */
export default function Outcome({result}: {readonly result: Result}): ReactNode {
  const text = labTexts[useLocale()];
  const {merged} = result;
  const count = (outcome: string) =>
    merged?.parts.filter((part) => part.outcome === outcome).length ?? 0;
  return (
    <Verdict
      tone={merged ? 'open' : 'bad'}
      title={
        merged ? text.ready(count('added'), count('present') + count('needless')) : text.notYet
      }>
      {!merged && <Problems {...result} />}
    </Verdict>
  );
}
