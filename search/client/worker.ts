import {createLoader} from './loader';
import type {SearchService, WorkerAnswer, WorkerMessage} from './protocol';
import {createService} from './service';

let service: SearchService | null = null;

async function answer(id: number, request: Parameters<SearchService['search']>[0]): Promise<void> {
  if (service) {
    postMessage({id, answer: await service.search(request)} satisfies WorkerAnswer);
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if (data.type === 'start') {
    service = createService(createLoader(data.baseUrl));
  } else if (data.type === 'load') {
    service?.load(data.tags);
  } else {
    void answer(data.id, data.request);
  }
});
