import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lets long words in the cells of a table break, so that a table of prose never grows wider than the page. */
export default function WrapWords({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.words}>{children}</div>;
}
