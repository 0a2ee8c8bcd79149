import {headStart} from './headStart';
import type {OnAnswer, SearchRequest, SearchService, WorkerAnswer, WorkerMessage} from './protocol';

/** Runs in the page; loaded only where no worker can be had. */
async function inPage(baseUrl: string): Promise<SearchService> {
  const [{createLoader}, {createService}] = await Promise.all([
    import('./loader'),
    import('./service'),
  ]);
  return createService(createLoader(baseUrl));
}

interface Question {
  readonly id: number;
  readonly request: SearchRequest;
  readonly onAnswer: OnAnswer;
}

/** A service in a worker. When the worker cannot start, the page takes over, the open question included. */
export function connect(baseUrl: string): SearchService {
  let newest: Question | null = null;
  let fallback: Promise<SearchService> | null = null;
  const {worker, failure} = headStart(baseUrl, []);

  function takeOver(): void {
    fallback ??= inPage(baseUrl);
    const open = newest;
    void fallback.then((service) => open && service.search(open.request, open.onAnswer));
  }

  const send = (message: WorkerMessage) => worker?.postMessage(message);
  worker?.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    if (data.id === newest?.id) {
      newest.onAnswer(data.answer);
    }
  });
  void failure.then(takeOver);
  if (!worker) {
    takeOver();
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
