import {maxQueryLength, type SearchAnswer} from '../core/types';

/** `stalled`: the answer takes so long that the reader is told. */
export type BoxStatus = 'idle' | 'loading' | 'stalled' | 'ready';

export interface BoxState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly status: BoxStatus;
  /** The last answer; stays on display while the next one is under way. */
  readonly answer: SearchAnswer | null;
  /** Position of the active option, -1 for none. */
  readonly active: number;
  /** Enter was pressed before the answer came. */
  readonly isSubmitted: boolean;
}

export type BoxAction =
  | {readonly type: 'open' | 'close' | 'escape' | 'clear' | 'stall' | 'submit'}
  | {readonly type: 'input'; readonly query: string}
  | {readonly type: 'answer'; readonly query: string; readonly answer: SearchAnswer}
  | {readonly type: 'move'; readonly step: 1 | -1; readonly count: number}
  | {readonly type: 'activate'; readonly position: number};

export const closedBox: BoxState = {
  isOpen: false,
  query: '',
  status: 'idle',
  answer: null,
  active: -1,
  isSubmitted: false,
};

export const stallDelay = 300;

function input(state: BoxState, text: string): BoxState {
  const query = text.slice(0, maxQueryLength);
  if (query.trim() === '') {
    return {...closedBox, isOpen: state.isOpen, query};
  }
  return {
    ...state,
    query,
    isSubmitted: false,
    status: state.status === 'stalled' ? 'stalled' : 'loading',
  };
}

function answered(state: BoxState, query: string, answer: SearchAnswer): BoxState {
  if (query !== state.query) {
    return state;
  }
  const isRefinement =
    state.status === 'ready' && state.answer?.results.length === answer.results.length;
  const first = answer.results.length > 0 ? 0 : -1;
  return {...state, status: 'ready', answer, active: isRefinement ? state.active : first};
}

/** Moves around, from the last option to the first and back. */
function move(state: BoxState, step: number, count: number): BoxState {
  if (count === 0) {
    return {...state, active: -1};
  }
  const from = state.active < 0 && step < 0 ? 0 : state.active;
  return {...state, active: (from + step + count) % count};
}

/** Everything the box does, as a table: state and action in, state out. */
export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'open':
      return {...state, isOpen: true};
    case 'close':
      return {...state, isOpen: false, isSubmitted: false};
    case 'escape':
      return state.isOpen ? {...state, isOpen: false, isSubmitted: false} : closedBox;
    case 'clear':
      return {...closedBox, isOpen: state.isOpen};
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
      return {...state, active: action.position};
  }
}
