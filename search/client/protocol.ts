import type {SearchAnswer, SearchOptions} from '../core/types';

/** Asks for results; `texts` waits for the page texts that make better excerpts. */
export interface SearchRequest {
  readonly tags: readonly string[];
  readonly query: string;
  readonly options: SearchOptions;
  readonly texts: boolean;
}

/** What the box talks to, in a worker or in the page. */
export interface SearchService {
  /** Loads indexes ahead of the first query. */
  load(tags: readonly string[]): void;
  search(request: SearchRequest): Promise<SearchAnswer>;
}

export type WorkerMessage =
  | {
      readonly type: 'start';
      readonly baseUrl: string;
      /** Addresses that the page has asked for and hands over. */
      readonly coming: readonly string[];
    }
  | {readonly type: 'file'; readonly url: string; readonly body: ArrayBuffer | null}
  | {readonly type: 'load'; readonly tags: readonly string[]}
  | {readonly type: 'search'; readonly id: number; readonly request: SearchRequest};

export interface WorkerAnswer {
  readonly id: number;
  readonly answer: SearchAnswer;
}
