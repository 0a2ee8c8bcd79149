import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Opens the native dialog: focus trap, inert page and top layer come with it. */
export default function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      element.querySelector('input')?.focus();
      element.querySelector('input')?.select();
    } else if (!isOpen && element?.open) {
      element.close();
    }
  }, [isOpen]);
  return dialog;
}
