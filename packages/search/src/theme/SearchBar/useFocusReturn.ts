import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Returns the focus to the button when the dialog has closed. It does not wait for the next frame, because
 * keys typed before that would still go to the field of the closed dialog.
 */
export default function useFocusReturn(to: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      to.current?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [to, isOpen]);
}
