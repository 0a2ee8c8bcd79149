import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Diagnosis} from '../core/diagnose';
import {mistakeOf} from '../core/mistakes';
import type {StepId} from '../core/steps';
import {stepNames} from '../stepNames';
import {causeTexts, remarkTexts} from './causeTexts';
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

function Explanation({difference}: {readonly difference: Difference}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {step, causes, remark = 'unknown', field} = difference;
  const [first] = causes;
  const origin = first && mistakeOf(first).step;
  return (
    <>
      <Place label={text.differs} step={step} />
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
    </>
  );
}

/** The result of the comparison, announced when it changes. */
export default function Compared({diagnosis}: {readonly diagnosis?: Diagnosis}): ReactNode {
  const text = useLabText();
  const kind = diagnosis?.kind ?? 'nothing';
  return (
    <Verdict tone={tones[kind]}>
      {kind === 'nothing' && <p>{text.nothing}</p>}
      {kind === 'equal' && <p>{text.equal}</p>}
      {diagnosis?.kind === 'differs' && <Explanation difference={diagnosis} />}
    </Verdict>
  );
}
