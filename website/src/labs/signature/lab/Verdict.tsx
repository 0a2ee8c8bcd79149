import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Diagnosis} from '../core/diagnose';
import {mistakeOf} from '../core/mistakes';
import type {StepId} from '../core/steps';
import {stepNames} from '../stepNames';
import {causeTexts, remarkTexts} from './causeTexts';
import controls from '../../frame/styles.later.module.css';
import Verdict from '../../frame/Verdict';
import {useLabText} from './useLabText';

type Difference = Diagnosis & {readonly kind: 'differs'};

const tones = {nothing: 'open', equal: 'good', differs: 'bad'} as const;

/** Number of possible causes that are listed. */
const MAX_CAUSES = 3;

function Place({label, step}: {readonly label: string; readonly step: StepId}): ReactNode {
  return (
    <p>
      {label} <b>{stepNames[step][useLocale()]}</b>
    </p>
  );
}

/** Why a step differs. */
export function Explanation({difference}: {readonly difference: Difference}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {step, causes, remark = 'unknown', field} = difference;
  const [first] = causes;
  const origin = first && mistakeOf(first).step;
  return (
    <section aria-label={text.cause} className={controls.part}>
      {field !== undefined && (
        <p>
          {text.inField} <code>{field}</code>
        </p>
      )}
      <p>{text.cause}</p>
      <ul>
        {causes.slice(0, MAX_CAUSES).map((cause) => (
          <li key={cause}>
            <RichText text={causeTexts[cause][locale]} />
          </li>
        ))}
        {causes.length === 0 && (
          <li>
            <RichText text={remarkTexts[remark][locale]} />
          </li>
        )}
      </ul>
      {origin && origin !== step && <Place label={text.madeIn} step={origin} />}
    </section>
  );
}

interface Props {
  readonly diagnosis?: Diagnosis;
  /** Replaces the result: why there is none. */
  readonly problem?: string;
}

/** The result of the comparison in a line. */
export default function Compared({diagnosis, problem}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  if (problem !== undefined) return <Verdict tone="open" title={problem} />;
  const kind = diagnosis?.kind ?? 'nothing';
  const title =
    diagnosis?.kind === 'differs'
      ? `${text.differs} ${stepNames[diagnosis.step][locale]}`
      : text[kind === 'equal' ? 'equal' : 'nothing'];
  return <Verdict tone={tones[kind]} title={title} />;
}
