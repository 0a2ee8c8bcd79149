import type {SearchAnswer, SearchOptions} from '../core/types';

export interface SearchRequest {
  readonly tags: readonly string[];
  readonly query: string;
  readonly options: SearchOptions;
}

export type OnAnswer = (answer: SearchAnswer) => void;

/** The search as the box uses it; runs in a worker or in the main thread. */
export interface SearchService {
  /** Loads indexes ahead of the first query. */
  load(tags: readonly string[]): void;
  /**
   * Calls back with first results as soon as possible, and again with better ones. Only the newest
   * request counts: older ones are dropped and get no further answer.
   */
  search(request: SearchRequest, onAnswer: OnAnswer): void;
}

export type WorkerMessage =
  | {
      readonly type: 'start';
      readonly baseUrl: string;
      /** URLs that the page is fetching; their bodies follow in messages of type `file`. */
      readonly transferred: readonly string[];
    }
  | {
      readonly type: 'file';
      readonly url: string;
      /** Null if the page could not load the file. */
      readonly body: ArrayBuffer | null;
      /** There is no such file. */
      readonly isMissing: boolean;
    }
  | {readonly type: 'load'; readonly tags: readonly string[]}
  | {readonly type: 'search'; readonly id: number; readonly request: SearchRequest};

export interface WorkerAnswer {
  readonly id: number;
  readonly answer: SearchAnswer;
}
