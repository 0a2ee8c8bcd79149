import type {KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {boxId} from '../../client/box';
import styles from '../SearchParts/styles.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The native dialog: closes by Escape and by a click on the backdrop. It is in the static HTML, so it can open before hydration. */
export default function Box({dialog, onClose, children}: Props): ReactNode {
  const onBackdrop = ({target, currentTarget}: MouseEvent) => target === currentTarget && onClose();
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // Without this, the first Escape would only clear the search field.
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && onCancel(event);
  return (
    // Keyboard users close with Escape; the click on the backdrop is an extra for the mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      id={boxId}
      aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
      onClick={onBackdrop}
      onKeyDown={onEscape}
      onCancel={onCancel}>
      <div className={styles.box}>{children}</div>
    </dialog>
  );
}
