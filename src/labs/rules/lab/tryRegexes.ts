import type {RegexJob} from '../core/matchers/regex';

export type RegexAnswer = boolean | 'slow';

/** PHP gives up after a million steps, which is much less than a second. */
const LIMIT_MS = 1000;

/** How long a worker may take to arrive over a slow network. */
const START_MS = 20_000;

function startWorker(): Worker {
  return new Worker(new URL('./regexWorker.ts', import.meta.url));
}

/** Sends one message and waits for the answer, or for the end of the patience. */
function ask(worker: Worker, message: RegexJob | undefined, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('slow'), limit);
    const answer = (value: unknown) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.onmessage = ({data}: MessageEvent<unknown>) => answer(data);
    worker.onerror = () => answer('slow');
    if (message) worker.postMessage(message);
  });
}

interface Options {
  readonly signal: AbortSignal;
  readonly onAnswer: (job: RegexJob, answer: RegexAnswer) => void;
}

/** Tries patterns one after the other. One that hangs takes its worker with it. */
export async function tryRegexes(jobs: readonly RegexJob[], options: Options): Promise<void> {
  const {signal, onAnswer} = options;
  let worker: Worker | undefined;
  for (const job of jobs) {
    if (signal.aborted) break;
    if (!worker) {
      worker = startWorker();
      await ask(worker, undefined, START_MS);
    }
    const answer = await ask(worker, job, LIMIT_MS);
    if (answer === 'slow') {
      worker.terminate();
      worker = undefined;
    }
    if (!signal.aborted) onAnswer(job, answer === 'slow' ? 'slow' : answer === true);
  }
  worker?.terminate();
}
