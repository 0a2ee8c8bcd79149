import {headStart} from './headStart';
import type {OnAnswer, SearchRequest, SearchService, WorkerAnswer, WorkerMessage} from './protocol';

/** The search in the main thread; loaded only if the worker cannot start. */
async function inPage(baseUrl: string): Promise<SearchService> {
  const [{createLoader}, {createService}] = await Promise.all([
    import('./loader'),
    import('./service'),
  ]);
  return createService(createLoader(baseUrl));
}

interface PendingRequest {
  readonly id: number;
  readonly request: SearchRequest;
  readonly onAnswer: OnAnswer;
}

/** The search in a worker. If the worker cannot start, the main thread answers instead, also the pending request. */
export function connect(baseUrl: string): SearchService {
  let newest: PendingRequest | null = null;
  let fallback: Promise<SearchService> | null = null;
  const {worker, failure} = headStart(baseUrl, []);

  function fallBack(): void {
    fallback ??= inPage(baseUrl);
    const pending = newest;
    void fallback.then((service) => pending && service.search(pending.request, pending.onAnswer));
  }

  const send = (message: WorkerMessage) => worker?.postMessage(message);
  worker?.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    if (data.id === newest?.id) {
      newest.onAnswer(data.answer);
    }
  });
  void failure.then(fallBack);
  if (!worker) {
    fallBack();
  }

  return {
    load: (tags) =>
      fallback ? void fallback.then((service) => service.load(tags)) : send({type: 'load', tags}),
    search(request, onAnswer) {
      newest = {id: (newest?.id ?? 0) + 1, request, onAnswer};
      if (fallback) {
        void fallback.then((service) => service.search(request, onAnswer));
      } else {
        send({type: 'search', id: newest.id, request});
      }
    },
  };
}
