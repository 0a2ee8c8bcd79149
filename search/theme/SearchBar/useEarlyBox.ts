import {useLayoutEffect, type RefObject} from 'react';

/** Copies the state of a box that was opened, and maybe typed into, before hydration. */
export default function useEarlyBox(
  dialog: RefObject<HTMLDialogElement | null>,
  open: () => void,
  setQuery: (query: string) => void,
): void {
  useLayoutEffect(() => {
    if (!dialog.current?.open) return;
    setQuery(dialog.current.querySelector('input')?.value ?? '');
    open();
  }, [dialog, open, setQuery]);
}
