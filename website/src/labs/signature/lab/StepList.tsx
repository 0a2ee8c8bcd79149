import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {isObjectStep, stepIds, stepText, type Steps} from '../core/steps';
import LiveCode from '../../frame/LiveCode';
import {stepNames, stepWays} from '../stepNames';
import styles from './styles.later.module.css';

/** Every value and how it is made, each with its button to copy it. */
export default function StepList({steps}: {readonly steps: Steps}): ReactNode {
  const locale = useLocale();
  return stepIds.map((step) => (
    <div key={step} className={styles.step} data-step={step}>
      <p className={styles.how}>{stepWays[step][locale]}</p>
      <LiveCode
        title={stepNames[step][locale]}
        code={stepText(steps, step)}
        language={isObjectStep(step) ? 'json' : undefined}
      />
    </div>
  ));
}
