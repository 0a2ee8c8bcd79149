import {failedAnswer} from '../core/types';
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
    if (newest) {
      searchInPage(fallback, newest);
    }
  }

  /** If its code cannot be loaded either, the reader is told, and the next search tries again. */
  function searchInPage(
    loading: Promise<SearchService>,
    {request, onAnswer}: PendingRequest,
  ): void {
    loading.then(
      (service) => service.search(request, onAnswer),
      () => {
        fallback = inPage(baseUrl);
        fallback.catch(() => undefined);
        onAnswer(failedAnswer);
      },
    );
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
      fallback
        ? void fallback.then((service) => service.load(tags)).catch(() => undefined)
        : send({type: 'load', tags}),
    search(request, onAnswer) {
      newest = {id: (newest?.id ?? 0) + 1, request, onAnswer};
      if (fallback) {
        searchInPage(fallback, newest);
      } else {
        send({type: 'search', id: newest.id, request});
      }
    },
  };
}
