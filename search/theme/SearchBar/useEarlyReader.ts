import {useLayoutEffect} from 'react';

declare global {
  interface Window {
    /** Left by the script in the head, see plugin/earlyScript.ts. */
    takeSearch?: (() => boolean) | undefined;
  }
}

/** Opens the box for a reader who asked for it before the bar was live. */
export default function useEarlyReader(open: () => void): void {
  useLayoutEffect(() => {
    const isAsked = window.takeSearch?.();
    window.takeSearch = undefined;
    if (isAsked) {
      open();
    }
  }, [open]);
}
