import {useLayoutEffect, type RefObject} from 'react';

/** Opens and closes the native modal dialog, which brings focus trap, inert page and top layer. */
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
    } else if (!isOpen && element?.open) {
      element.close();
    }
  }, [dialog, isOpen]);
}
