import type {SearchAnswer, SearchOptions} from '../core/types';

export interface SearchRequest {
  readonly tags: readonly string[];
  readonly query: string;
  readonly options: SearchOptions;
}

export type OnAnswer = (answer: SearchAnswer) => void;

/** What the box talks to, in a worker or in the page. */
export interface SearchService {
  /** Loads indexes ahead of the first query. */
  load(tags: readonly string[]): void;
  /**
   * Answers as soon as there is something to say, and again when it knows more. Only the newest
   * question counts: older ones are dropped and get no further answer.
   */
  search(request: SearchRequest, onAnswer: OnAnswer): void;
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
