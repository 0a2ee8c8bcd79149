import {useEffect, type KeyboardEvent} from 'react';
import type {SearchResult} from '../../core/types';
import type {Go} from './useGo';
import type {SearchBox} from './useSearchBox';

interface Choice {
  /** Number of options on display. */
  readonly count: number;
  onKeyDown(event: KeyboardEvent): void;
  /** Enter, or the submit button. */
  onSubmit(): void;
}

/** Arrow keys move among the options, Enter takes the active one, even if it is yet to come. */
export default function useChoice(
  {state, dispatch}: SearchBox,
  recent: readonly string[],
  go: Go,
  onQuery: (query: string) => void,
): Choice {
  const {query, answer, active, status, isSubmitted} = state;
  const results: readonly SearchResult[] = query.trim() === '' ? [] : (answer?.results ?? []);
  const count = results.length || recent.length;
  const first = results[0];

  useEffect(() => {
    if (isSubmitted && status === 'ready' && first) {
      go(first);
    }
  }, [isSubmitted, status, first, go]);

  return {
    count,
    onKeyDown(event) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        dispatch({type: 'move', step: event.key === 'ArrowDown' ? 1 : -1, count});
      }
    },
    onSubmit() {
      const result = results[active];
      const item = recent[active];
      if (status === 'loading' || status === 'stalled') {
        dispatch({type: 'submit'});
      } else if (result) {
        go(result);
      } else if (item !== undefined) {
        onQuery(item);
      }
    },
  };
}
