import {indexUrl} from './indexUrl';
import type {WorkerMessage} from './protocol';

/** The worker of the search, which is asked for before the box that will talk to it is there. */
export interface HeadStart {
  /** None where no worker can be had. */
  readonly worker: Worker | null;
  /** Resolves if the worker cannot start. */
  readonly failure: Promise<void>;
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return null;
  }
}

/** Gives the worker an index as it came; none if it did not come. */
async function handOver(worker: Worker, url: string): Promise<void> {
  const body = await fetch(url)
    .then((response) => (response.ok ? response.arrayBuffer() : null))
    .catch(() => null);
  worker.postMessage({type: 'file', url, body} satisfies WorkerMessage, body ? [body] : []);
}

let started: HeadStart | undefined;

/**
 * Asks for the worker and for indexes at the first sign of intent, together with the box: one after
 * the other, each would wait for the line once more. The indexes are handed over, because a
 * worker cannot use what the page has fetched ahead.
 */
export function headStart(baseUrl: string, tags: readonly string[]): HeadStart {
  if (started) {
    return started;
  }
  const worker = startWorker();
  if (worker) {
    const coming = tags.map((tag) => indexUrl(baseUrl, tag));
    worker.postMessage({type: 'start', baseUrl, coming} satisfies WorkerMessage);
    coming.forEach((url) => void handOver(worker, url));
  }
  const failure = new Promise<void>((resolve) => {
    worker?.addEventListener('error', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  started = {worker, failure};
  return started;
}
