import {maxQueryLength, type SearchAnswer} from '../core/types';

/** `stalled`: still loading after `stallDelay`, so the box shows a spinner. */
export type BoxStatus = 'idle' | 'loading' | 'stalled' | 'ready';

export interface BoxState {
  readonly query: string;
  readonly status: BoxStatus;
  /** The last answer; stays on display while the next one is loading. */
  readonly answer: SearchAnswer | null;
  /** The query of `answer`. */
  readonly answered: string;
  /** Position of the active option, -1 for none. */
  readonly active: number;
  /** The reader has moved the selection, which then stays when better excerpts come. */
  readonly hasMoved: boolean;
  /** Enter was pressed before the answer came. */
  readonly isSubmitted: boolean;
}

export type BoxAction =
  | {readonly type: 'close' | 'stall' | 'submit'}
  | {readonly type: 'input'; readonly query: string}
  | {readonly type: 'answer'; readonly query: string; readonly answer: SearchAnswer}
  | {readonly type: 'move'; readonly step: 1 | -1; readonly count: number}
  | {readonly type: 'activate'; readonly position: number};

export const emptyBox: BoxState = {
  query: '',
  status: 'idle',
  answer: null,
  answered: '',
  active: -1,
  hasMoved: false,
  isSubmitted: false,
};

export const stallDelay = 300;

function input(state: BoxState, text: string): BoxState {
  const query = text.slice(0, maxQueryLength);
  if (query.trim() === '') {
    return {...emptyBox, query};
  }
  return {
    ...state,
    query,
    hasMoved: false,
    isSubmitted: false,
    status: state.status === 'stalled' ? 'stalled' : 'loading',
  };
}

/** The list, and later the same list with better excerpts. */
function answered(state: BoxState, query: string, answer: SearchAnswer): BoxState {
  if (query !== state.query) {
    return state;
  }
  const first = answer.results.length > 0 ? 0 : -1;
  const active = state.hasMoved ? Math.min(state.active, answer.results.length - 1) : first;
  return {...state, status: 'ready', answer, answered: query, active};
}

/** Moves the active option; wraps around at both ends. */
function move(state: BoxState, step: number, count: number): BoxState {
  if (count === 0) {
    return {...state, active: -1};
  }
  const from = state.active < 0 && step < 0 ? 0 : state.active;
  return {...state, active: (from + step + count) % count, hasMoved: true};
}

/** The reducer of the search box. */
export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'close':
      return {...state, isSubmitted: false};
    case 'input':
      return input(state, action.query);
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'submit':
      return state.status === 'loading' || state.status === 'stalled'
        ? {...state, isSubmitted: true}
        : state;
    case 'answer':
      return answered(state, action.query, action.answer);
    case 'move':
      return move(state, action.step, action.count);
    case 'activate':
      return {...state, active: action.position, hasMoved: true};
  }
}

/** The initial state when the reader has typed already, and perhaps pressed Enter. */
export function firstState({
  query,
  isSubmitted,
}: Pick<BoxState, 'query' | 'isSubmitted'>): BoxState {
  const state = boxReducer(emptyBox, {type: 'input', query});
  return isSubmitted ? boxReducer(state, {type: 'submit'}) : state;
}
