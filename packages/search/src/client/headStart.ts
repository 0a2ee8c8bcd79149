import {indexUrl} from './indexUrl';
import type {WorkerMessage} from './protocol';

/** The worker of the search, started before the dialog that will use it is loaded. */
export interface HeadStart {
  /** Null if the browser cannot create a worker. */
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

/** Fetches an index and transfers it to the worker. */
async function transfer(worker: Worker, url: string): Promise<void> {
  const response = await fetch(url).catch(() => null);
  const body = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  const isMissing = response?.status === 404;
  const message: WorkerMessage = {type: 'file', url, body, isMissing};
  worker.postMessage(message, body ? [body] : []);
}

let started: HeadStart | undefined;

/**
 * Loads worker and indexes as soon as the reader is about to search, in parallel with the dialog: one after
 * the other, each would cost a round trip. The page transfers the indexes to the worker, because a worker
 * cannot use what the page has prefetched.
 */
export function headStart(baseUrl: string, tags: readonly string[]): HeadStart {
  if (started) {
    return started;
  }
  const worker = startWorker();
  if (worker) {
    const transferred = tags.map((tag) => indexUrl(baseUrl, tag));
    worker.postMessage({type: 'start', baseUrl, transferred} satisfies WorkerMessage);
    transferred.forEach((url) => void transfer(worker, url));
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
