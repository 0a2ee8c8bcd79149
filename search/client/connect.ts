import type {SearchAnswer} from '../core/types';
import {headStart} from './headStart';
import type {SearchRequest, SearchService, WorkerAnswer, WorkerMessage} from './protocol';

interface Waiting {
  readonly request: SearchRequest;
  resolve(answer: SearchAnswer): void;
}

/** Runs in the page; loaded only where no worker can be had. */
async function inPage(baseUrl: string): Promise<SearchService> {
  const [{createLoader}, {createService}] = await Promise.all([
    import('./loader'),
    import('./service'),
  ]);
  return createService(createLoader(baseUrl));
}

/** A service in a worker. When the worker cannot start, the page takes over, open questions included. */
export function connect(baseUrl: string): SearchService {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let fallback: Promise<SearchService> | null = null;
  const {worker, failure} = headStart(baseUrl, []);

  function takeOver(): void {
    fallback ??= inPage(baseUrl);
    const open = [...waiting.values()];
    waiting.clear();
    void fallback.then((service) =>
      open.forEach(({request, resolve}) => void service.search(request).then(resolve)),
    );
  }

  const send = (message: WorkerMessage) => worker?.postMessage(message);
  worker?.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  void failure.then(takeOver);
  if (!worker) {
    takeOver();
  }

  return {
    load: (tags) =>
      fallback ? void fallback.then((service) => service.load(tags)) : send({type: 'load', tags}),
    search: (request) =>
      fallback?.then((service) => service.search(request)) ??
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, {request, resolve});
        send({type: 'search', id: lastId, request});
      }),
  };
}
