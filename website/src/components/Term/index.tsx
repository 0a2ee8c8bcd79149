import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Given at build time (see remarkTerms). */
  readonly definition?: string;
  readonly children: ReactNode;
}

/**
 * A term with its explanation. The popover belongs to the browser: it opens by
 * click, touch or keyboard, closes by Escape, and needs no script.
 */
export default function Term({id, definition, children}: Props): ReactNode {
  const popover = `term-${id}`;
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={popover}>
        {children}
      </button>
      <span id={popover} popover="auto" role="note" className={styles.definition}>
        {definition}
      </span>
    </>
  );
}
