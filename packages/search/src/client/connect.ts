import {indexFileName} from '../core/indexFileName';
import {emptyAnswer, type SearchAnswer, type SearchOptions} from '../core/types';
import type {Answer, Question} from './service';

type Ask = (question: Question) => void;

/** Revalidated: what the login page of a public network sent instead must not stay in the browser's cache. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {cache: 'no-cache'}).catch(() => null);
  return response?.ok ? response.text().catch(() => '') : '';
}

export interface SearchService {
  /** Loads indexes ahead of the first query; those that failed once more. */
  open(tags: readonly string[]): void;
  /**
   * Calls back with the results, and again with better excerpts. Only the newest query counts: older ones get no
   * further answer.
   */
  search(tags: readonly string[], query: string, onAnswer: (answer: SearchAnswer) => void): void;
}

type Receive = (answer: Answer) => void;

/** @throws in browsers that have no workers */
function askWorker(receive: Receive, onError: () => void): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => receive(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onError();
  });
  return (question) => worker.postMessage(question);
}

function askPage(receive: Receive, onError: () => void): Ask {
  const service = import('./service').then(({createService}) => createService(receive));
  service.catch(onError);
  return ({id, tags, ...question}) =>
    void service.then(
      (ask) => ask({id, tags, ...question}),
      () => receive({id, answer: emptyAnswer, unreadable: tags}),
    );
}

/**
 * The search in a worker; if that cannot start, on the page. The page fetches the indexes, because a worker could do
 * so only when its script has arrived, one round trip later. An index that fails in any way is empty.
 */
export function connect(baseUrl: string, options: SearchOptions): SearchService {
  const indexes = new Map<string, Promise<string>>();
  /** Indexes that the search has got, and those of them that it could not read. */
  const sent = new Set<string>();
  const failed = new Set<string>();
  let newest: Pick<Question, 'id' | 'tags' | 'query'> = {id: 0, tags: [], query: ''};
  let onAnswer: (answer: SearchAnswer) => void = () => {};
  let ask: Ask | undefined;

  function receive({id, answer, unreadable}: Answer): void {
    unreadable.forEach((tag) => failed.add(tag));
    if (id === newest.id) onAnswer(answer);
  }

  function fallBack(): Ask {
    sent.clear();
    return askPage(receive, () => (ask = undefined));
  }

  function start(): Ask {
    sent.clear();
    try {
      return askWorker(receive, () => {
        ask = fallBack();
        void send(newest);
      });
    } catch {
      return fallBack();
    }
  }

  function load(tag: string): Promise<string> {
    const text = indexes.get(tag) ?? fetchText(baseUrl + indexFileName(tag));
    indexes.set(tag, text);
    return text;
  }

  /** Sends a question with the indexes that the search has not got yet. */
  async function send({id, tags, query}: typeof newest): Promise<void> {
    // The worker starts while the indexes load.
    ask ??= start();
    const loaded = await Promise.all(tags.map(async (tag) => [tag, await load(tag)] as const));
    if (query !== '' && id !== newest.id) return;
    const files = new Map(loaded.filter(([tag]) => !sent.has(tag)));
    files.forEach((_, tag) => sent.add(tag));
    (ask ?? start())({id, baseUrl, tags, query, options, files});
  }

  function open(tags: readonly string[]): void {
    failed.forEach((tag) => {
      indexes.delete(tag);
      sent.delete(tag);
    });
    failed.clear();
    void send({id: 0, tags, query: ''});
    if (newest.query !== '') void send(newest);
  }

  return {
    open,
    search(tags, query, callBack) {
      onAnswer = callBack;
      newest = {id: newest.id + 1, tags, query};
      void send(newest);
    },
  };
}
