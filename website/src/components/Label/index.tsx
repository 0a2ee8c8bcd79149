import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A text of mosparo's interface, exactly as the product shows it. */
export default function Label({children}: {readonly children: ReactNode}): ReactNode {
  return <b className={styles.label}>{children}</b>;
}
