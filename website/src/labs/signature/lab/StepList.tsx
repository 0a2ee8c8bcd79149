import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {isObjectStep, stepIds, stepText, type Steps} from '../core/steps';
import {stepNames} from '../stepNames';
import LiveCode from '../../frame/LiveCode';

/** Every value, each with its button to copy it. */
export default function StepList({steps}: {readonly steps: Steps}): ReactNode {
  const locale = useLocale();
  return stepIds.map((step) => (
    <div key={step} data-step={step}>
      <LiveCode
        title={stepNames[step][locale]}
        code={stepText(steps, step)}
        language={isObjectStep(step) ? 'json' : undefined}
      />
    </div>
  ));
}
