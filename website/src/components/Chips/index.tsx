import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Accessible name of the group. */
  readonly label: string;
  /** A short name before the links, where several groups follow each other. */
  readonly title?: string;
  /** Links. */
  readonly children: ReactNode;
}

/** Links in a row, for pages only: copies of the page do without them. */
export default function Chips({label, title, children}: Props): ReactNode {
  return (
    <nav className={styles.chips} aria-label={label} data-markdown="ignore" data-search="ignore">
      {title && <span>{title}</span>}
      {children}
    </nav>
  );
}
