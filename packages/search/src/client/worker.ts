import {createLoader, fetchChecked} from './loader';
import type {SearchService, WorkerAnswer, WorkerMessage} from './protocol';
import {createService} from './service';
import {transferredFiles, type TransferredFiles} from './transferredFiles';

let service: SearchService | null = null;
let files: TransferredFiles | null = null;

function start(baseUrl: string, transferred: readonly string[]): void {
  const pending = transferredFiles(transferred);
  files = pending;
  service = createService(createLoader(baseUrl, (url) => pending.take(url) ?? fetchChecked(url)));
}

addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  switch (data.type) {
    case 'start':
      return start(data.baseUrl, data.transferred);
    case 'file':
      return files?.receive(data.url, data.body, data.isMissing);
    case 'load':
      return service?.load(data.tags);
    default: {
      const {id, request} = data;
      return service?.search(request, (answer) => postMessage({id, answer} satisfies WorkerAnswer));
    }
  }
});
