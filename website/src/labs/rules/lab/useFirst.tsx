import {startTransition, useState, type ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

/** Rows that a list begins with: all of hundreds would block the page while the browser lays them out. */
export const FIRST_ROWS = 20;

interface First<Entry> {
  readonly shown: readonly Entry[];
  /** Shows all entries, or the first ones again. Nothing if the list is short. */
  readonly button: ReactNode;
  readonly showAll: () => void;
}

/**
 * The first entries of a list, until the reader wants to see all. A later `count` has no effect, so that no
 * row disappears while the reader adds others.
 */
export function useFirst<Entry>(entries: readonly Entry[], count = FIRST_ROWS): First<Entry> {
  const text = useLabText();
  const [first] = useState(count);
  const [isWhole, setWhole] = useState(false);
  const show = (whole: boolean) => startTransition(() => setWhole(whole));
  return {
    shown: isWhole ? entries : entries.slice(0, first),
    button: entries.length > first && (
      <button
        type="button"
        className={controls.quiet}
        aria-expanded={isWhole}
        onClick={() => show(!isWhole)}>
        {isWhole ? text.showFewer : text.showMore(entries.length - first)}
      </button>
    ),
    showAll: () => show(true),
  };
}
