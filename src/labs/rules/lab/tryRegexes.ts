import type {RegexJob} from '../core/matchers/regex';

export type RegexAnswer = boolean | 'slow';

/** PHP gives up after a million steps, which is much less than a second. */
const LIMIT_MS = 1000;

/** Timeout for loading the worker over a slow network. */
const START_MS = 20_000;

function startWorker(): Worker {
  return new Worker(new URL('./regexWorker.ts', import.meta.url));
}

/** Waits for the next message of the worker, after sending it a job if there is one; 'slow' on timeout. */
function nextAnswer(worker: Worker, job: RegexJob | undefined, timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('slow'), timeout);
    const answer = (value: unknown) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.onmessage = ({data}: MessageEvent<unknown>) => answer(data);
    worker.onerror = () => answer('slow');
    if (job) worker.postMessage(job);
  });
}

interface Options {
  readonly signal: AbortSignal;
  readonly onAnswer: (job: RegexJob, answer: RegexAnswer) => void;
}

/** Tests patterns one after the other. After a timeout, the worker is terminated and a new one started. */
export async function tryRegexes(jobs: readonly RegexJob[], options: Options): Promise<void> {
  const {signal, onAnswer} = options;
  let worker: Worker | undefined;
  for (const job of jobs) {
    if (signal.aborted) break;
    if (!worker) {
      worker = startWorker();
      await nextAnswer(worker, undefined, START_MS);
    }
    const answer = await nextAnswer(worker, job, LIMIT_MS);
    if (answer === 'slow') {
      worker.terminate();
      worker = undefined;
    }
    if (!signal.aborted) onAnswer(job, answer === 'slow' ? 'slow' : answer === true);
  }
  worker?.terminate();
}
