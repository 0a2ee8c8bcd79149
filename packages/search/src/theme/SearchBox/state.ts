import {useSyncExternalStore} from 'react';
import {knownTags} from './startSearch';

/** What the box shares with the rest of the page, which belongs to another React root. */
export interface SharedBox {
  readonly isOpen: boolean;
  /** Kept while the box is closed; Escape on the button clears it. */
  readonly query: string;
  /** The indexes of this page's version; null until the page knows which. */
  readonly tags: readonly string[] | null;
}

let state: SharedBox = {isOpen: false, query: '', tags: knownTags()};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setBox(change: Partial<SharedBox>): void {
  state = {...state, ...change};
  listeners.forEach((listener) => listener());
}

export const useBox = (): SharedBox => useSyncExternalStore(subscribe, () => state);
