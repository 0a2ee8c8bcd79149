import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Accessible name of the group. */
  readonly label: string;
  /** Links. */
  readonly children: ReactNode;
}

/** Links in a row, for pages only: copies of the page do without them. */
export default function Chips({label, children}: Props): ReactNode {
  return (
    <nav className={styles.chips} aria-label={label} data-markdown="ignore" data-search="ignore">
      {children}
    </nav>
  );
}
