import type {ReactNode} from 'react';
import {ruleTypes, sources} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Trial} from '../core/evaluate';
import styles from './styles.later.module.css';

type TrialProps = {readonly trial: Trial};

/** Longer values are truncated, so that the table stays readable. */
const MAX_SHOWN = 160;

function shown(value: string): string {
  return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
}

/** An item, its type, and the field that it was tried on. */
export default function MatchCell({trial: {rule, item, field}}: TrialProps): ReactNode {
  const locale = useLocale();
  const type = ruleTypes[rule.type].itemTypes.find(({key}) => key === item.type);
  return (
    <>
      <code className={styles.value}>{shown(item.value)}</code>
      <span className={styles.what}>
        {ruleTypes[rule.type].label[locale]}, {type?.label[locale]}. {sources[field.source][locale]}
      </span>
    </>
  );
}
