import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Takes the focus back when the dialog has closed. The effect of the dialog, a child, ran before;
 * until then the page is inert, and afterwards the field of the closed dialog would go on
 * swallowing keys until the next frame.
 */
export default function useReturn(to: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      to.current?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [to, isOpen]);
}
