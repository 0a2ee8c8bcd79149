import {useLayoutEffect, type RefObject} from 'react';

/** Opens the native modal dialog, which brings focus trap, inert page and top layer, unless the reader has opened it already. */
export default function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      element.querySelector('input')?.focus();
      element.querySelector('input')?.select();
    }
  }, [dialog, isOpen]);
}
