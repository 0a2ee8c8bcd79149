import {useLayoutEffect} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A copy of the function in client/storage.ts, so that the first visit does not load that file. */
function isSlashOn(): boolean {
  try {
    return localStorage.getItem('search.slash') !== 'off';
  } catch {
    return true;
  }
}

/** Ctrl K, ⌘ K and / open the search. */
export default function useShortcuts(open: () => void, isOpen: boolean): void {
  // A layout effect, so that the listener is there as soon as hydration ends.
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
