import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import CodeBlock from '@site/src/theme/CodeBlock';
import {stepIds, stepText, type Steps} from '../core/steps';
import {stepNames} from '../stepNames';

/** Every value, each with its button to copy it. */
export default function StepList({steps}: {readonly steps: Steps}): ReactNode {
  const locale = useLocale();
  return stepIds.map((step) => (
    <div key={step} data-step={step}>
      <CodeBlock title={stepNames[step][locale]}>{stepText(steps, step)}</CodeBlock>
    </div>
  ));
}
