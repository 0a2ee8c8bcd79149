import {handedFiles, type Handed} from './handed';
import {createLoader} from './loader';
import type {SearchService, WorkerAnswer, WorkerMessage} from './protocol';
import {createService} from './service';

let service: SearchService | null = null;
let handed: Handed | null = null;

function start(baseUrl: string, coming: readonly string[]): void {
  const files = handedFiles(coming);
  handed = files;
  service = createService(createLoader(baseUrl, (url) => files.take(url) ?? fetch(url)));
}

addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  switch (data.type) {
    case 'start':
      return start(data.baseUrl, data.coming);
    case 'file':
      return handed?.arrive(data.url, data.body);
    case 'load':
      return service?.load(data.tags);
    default: {
      const {id, request} = data;
      return service?.search(request, (answer) => postMessage({id, answer} satisfies WorkerAnswer));
    }
  }
});
