import {useLayoutEffect} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The reader may switch the single key off in the box; the same key as in client/storage.ts. */
function isSlashOn(): boolean {
  try {
    return localStorage.getItem('search.slash') !== 'off';
  } catch {
    return true;
  }
}

/** Ctrl K, ⌘ K and / open the search. */
export default function useShortcuts(open: () => void, isOpen: boolean): void {
  // Before the page counts as started: the first key may come at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey} = event;
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const isSlash =
        key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event) && isSlashOn();
      if (!isOpen && (isK || isSlash)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, isOpen]);
}
