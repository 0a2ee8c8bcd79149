import {useEffect, type KeyboardEvent} from 'react';
import type {SearchResult} from '../../core/types';
import {optionId} from './optionId';
import type {SearchBox} from './useSearchBox';

interface Choice {
  /** Number of options on display. */
  readonly count: number;
  onKeyDown(event: KeyboardEvent): void;
  /** Enter, or the submit button. */
  onSubmit(): void;
}

/** Enter clicks the option, so that listeners for clicks on links work too. */
function choose(position: number): void {
  document.getElementById(optionId(position))?.click();
}

/** Arrow keys move the active option, Enter chooses it; before the answer, Enter is kept until it comes. */
export default function useChoice({state, dispatch}: SearchBox): Choice {
  const {query, answer, active, status, isSubmitted} = state;
  const results: readonly SearchResult[] = query.trim() === '' ? [] : (answer?.results ?? []);
  const count = results.length;
  const isAnswered = status === 'ready' && results.length > 0 && answer?.isPartial === false;

  useEffect(() => {
    if (isSubmitted && isAnswered) {
      choose(0);
    }
  }, [isSubmitted, isAnswered]);

  return {
    count,
    onKeyDown(event) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        dispatch({type: 'move', step: event.key === 'ArrowDown' ? 1 : -1, count});
      }
    },
    onSubmit() {
      if (status === 'loading' || status === 'stalled') {
        dispatch({type: 'submit'});
      } else if (active >= 0 && active < count) {
        choose(active);
      }
    },
  };
}
