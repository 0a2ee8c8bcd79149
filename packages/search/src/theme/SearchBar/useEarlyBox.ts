import {useLayoutEffect, type RefObject} from 'react';

/** Copies the state of a box that was opened, typed into and maybe closed again before hydration. */
export default function useEarlyBox(
  dialog: RefObject<HTMLDialogElement | null>,
  open: () => void,
  setQuery: (query: string) => void,
): void {
  useLayoutEffect(() => {
    setQuery(dialog.current?.querySelector('input')?.value ?? '');
    if (dialog.current?.open) open();
  }, [dialog, open, setQuery]);
}
