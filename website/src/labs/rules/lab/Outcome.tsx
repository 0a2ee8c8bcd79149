import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/styles.later.module.css';
import Verdict from '../../frame/Verdict';
import {excessOf} from '../core/limits';
import type {FieldMarks} from '../core/marks';
import type {Setup} from '../core/setup';
import type {Summary} from '../core/summary';
import {reasonTexts} from './reasonTexts';
import Result from './Result';
import {useEvaluation} from './useEvaluation';
import {useLabText} from './useLabText';

export interface RuleOutcome {
  /** Undefined while there is none, or if the setup is too large. */
  readonly summary?: Summary;
  readonly marks?: readonly FieldMarks[];
  /** In a line. */
  readonly title: string;
  /** Evaluates again, after the evaluation could not be loaded. */
  readonly retry?: () => void;
}

/** The evaluation of a setup, or why there is none. */
export function useResult(setup: Setup): RuleOutcome {
  const text = useLabText();
  const locale = useLocale();
  const {answer, retry} = useEvaluation(setup);
  const excess = excessOf(setup);
  if (excess) return {title: text.tooMuch[excess.kind](excess.field ?? 0)};
  if (!answer) return {title: reasonTexts.waiting[locale]};
  if (answer === 'failed') return {title: text.failed, retry};
  const {rating, spamScore, spam, marks} = answer;
  const numbers = [formatNumber(rating, locale), formatNumber(spamScore, locale)] as const;
  const title = spam ? text.spam(...numbers) : text.noSpam(...numbers);
  return {summary: answer, marks, title};
}

type Props = {readonly outcome: RuleOutcome};

/** The verdict of mosparo. */
export function Rated({outcome: {summary, title, retry}}: Props): ReactNode {
  const text = useLabText();
  return (
    <Verdict tone={summary ? (summary.spam ? 'bad' : 'good') : 'open'} title={title}>
      {retry && (
        <button type="button" className={controls.quiet} onClick={retry}>
          {text.retry}
        </button>
      )}
    </Verdict>
  );
}

/** The points of each match, and the items without one. */
export function Details({outcome: {summary}}: Props): ReactNode {
  return (
    <section aria-label={useLabText().result}>{summary && <Result summary={summary} />}</section>
  );
}
