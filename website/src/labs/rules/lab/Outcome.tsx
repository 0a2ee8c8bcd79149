import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/controls/styles.later.module.css';
import Verdict from '../../frame/Verdict';
import {excessOf} from '../core/limits';
import type {Setup} from '../core/setup';
import {reasonTexts} from './reasonTexts';
import Result from './Result';
import {useEvaluation} from './useEvaluation';
import {useLabText} from './useLabText';

function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const text = useLabText();
  return (
    <Verdict tone="open">
      <p>{text.failed}</p>
      <button type="button" className={controls.button} onClick={onRetry}>
        {text.retry}
      </button>
    </Verdict>
  );
}

/** The result of a setup, or why there is none. */
export default function Outcome({setup}: {readonly setup: Setup}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {answer, retry} = useEvaluation(setup);
  const excess = excessOf(setup);
  const message = excess
    ? text.tooMuch[excess.kind](excess.field ?? 0)
    : reasonTexts.waiting[locale];
  return (
    <section aria-label={text.result}>
      {excess || !answer ? (
        <Verdict tone="open">
          <p>{message}</p>
        </Verdict>
      ) : answer === 'failed' ? (
        <Failed onRetry={retry} />
      ) : (
        <Result summary={answer} />
      )}
    </section>
  );
}
