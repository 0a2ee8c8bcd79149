import {useId, useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Produced} from '../core/compare';
import {stepIds, type StepId} from '../core/steps';
import {stepNames} from '../stepNames';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly produced: Produced;
  readonly onChange: (produced: Produced) => void;
}

function Entered({produced, onChange}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const steps = stepIds.filter((step) => produced[step]);
  if (steps.length === 0) return null;
  return (
    <p className={controls.help}>
      {text.entered} {steps.map((step) => stepNames[step][locale]).join('; ')}{' '}
      <button type="button" className={controls.quiet} onClick={() => onChange({})}>
        {text.clear}
      </button>
    </p>
  );
}

/** What the reader's own code produced, step by step. */
export default function Compare({produced, onChange}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const id = useId();
  const [step, setStep] = useState<StepId>('authorization');
  return (
    <fieldset className={controls.part}>
      <legend>{text.compare}</legend>
      <p className={controls.help}>{text.compareHelp}</p>
      <div className={controls.input}>
        <label htmlFor={`${id}-step`}>{text.step}</label>
        <select
          id={`${id}-step`}
          value={step}
          onChange={(event) => setStep(event.target.value as StepId)}>
          {stepIds.map((name) => (
            <option key={name} value={name}>
              {stepNames[name][locale]}
            </option>
          ))}
        </select>
      </div>
      <div className={controls.input}>
        <label htmlFor={`${id}-own`}>{text.own}</label>
        <textarea
          id={`${id}-own`}
          rows={4}
          value={produced[step] ?? ''}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({...produced, [step]: event.target.value})}
        />
      </div>
      <Entered produced={produced} onChange={onChange} />
    </fieldset>
  );
}
