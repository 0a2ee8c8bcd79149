import {summarize, type Summary} from '../core/summary';
import type {TestTrial} from '../core/evaluate';
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
  | {readonly kind: 'summary'; readonly summary: Summary; readonly isFinal: boolean};

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

/** First what can be said without testing patterns, then everything. */
function evaluate({setup, slow}: EvaluationRequest): void {
  const isDone = slow.length >= MAX_SLOW;
  let isOpen = false;
  const answerUntested: TestTrial = (_, trial) => {
    if (slow.includes(trial)) return 'slow';
    if (isDone) return 'skipped';
    isOpen = true;
    return 'waiting';
  };
  const first = summarize(setup, answerUntested);
  post({kind: 'summary', summary: first, isFinal: !isOpen});
  if (!isOpen) return;
  const summary = summarize(setup, (job, trial) => {
    if (slow.includes(trial)) return 'slow';
    post({kind: 'testing', trial});
    return isMatch(job);
  });
  post({kind: 'summary', summary, isFinal: true});
}

/** Evaluates outside the main thread, so that neither many items nor slow patterns block the page. */
self.addEventListener('message', ({data}: MessageEvent<EvaluationRequest>) => evaluate(data));

post({kind: 'ready'});
