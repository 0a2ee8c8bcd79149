import {evaluate, type Evaluation, type TestTrial} from '../core/evaluate';
import {isRegex, marksOf, type FieldMarks} from '../core/marks';
import {summaryOf, type Summary} from '../core/summary';
import {testAtOnce} from '../core/matchers/regex';
import type {Setup} from '../core/setup';

export interface EvaluationRequest {
  readonly setup: Setup;
  /** Numbers of the trials whose pattern has taken too long before. */
  readonly slow: readonly number[];
}

export type WorkerMessage =
  | {readonly kind: 'ready'}
  /** The pattern of this trial is tested next. If no other message follows, it is too slow. */
  | {readonly kind: 'testing'; readonly trial: number}
  /** With `next`, another message follows. After `marks` it is only about where patterns match. */
  | {
      readonly kind: 'summary';
      readonly summary: Summary;
      readonly next?: 'summary' | 'marks';
    }
  | {readonly kind: 'marks'; readonly marks: readonly FieldMarks[]};

/** With so many slow patterns, the remaining ones are not tried: each costs the reader another second. */
const MAX_SLOW = 5;

const post = (message: WorkerMessage) => self.postMessage(message);

function isMatch(job: Parameters<typeof testAtOnce>[0]): boolean | 'slow' {
  try {
    return testAtOnce(job);
  } catch {
    // Some patterns are valid, but too large to run.
    return 'slow';
  }
}

/** Where patterns match comes last: a pattern may be slow to find again. */
function answer({fields}: Setup, evaluation: Evaluation): void {
  const {matches} = evaluation;
  const quick = matches.filter((match) => !isRegex(match));
  const isWhole = quick.length === matches.length;
  const summary = summaryOf(evaluation, marksOf(fields, quick));
  post({kind: 'summary', summary, next: isWhole ? undefined : 'marks'});
  if (!isWhole) post({kind: 'marks', marks: marksOf(fields, matches)});
}

/** First what can be said without testing patterns, then everything. */
function evaluateInSteps({setup, slow}: EvaluationRequest): void {
  const isDone = slow.length >= MAX_SLOW;
  let isOpen = false;
  const answerUntested: TestTrial = (_, trial) => {
    if (slow.includes(trial)) return 'slow';
    if (isDone) return 'skipped';
    isOpen = true;
    return 'waiting';
  };
  const first = evaluate(setup, answerUntested);
  if (!isOpen) {
    answer(setup, first);
    return;
  }
  const marks = marksOf(setup.fields, first.matches);
  post({kind: 'summary', summary: summaryOf(first, marks), next: 'summary'});
  const evaluation = evaluate(setup, (job, trial) => {
    if (slow.includes(trial)) return 'slow';
    post({kind: 'testing', trial});
    return isMatch(job);
  });
  answer(setup, evaluation);
}

/** Evaluates outside the main thread, so that neither many items nor slow patterns block the page. */
self.addEventListener('message', ({data}: MessageEvent<EvaluationRequest>) =>
  evaluateInSteps(data),
);

post({kind: 'ready'});
