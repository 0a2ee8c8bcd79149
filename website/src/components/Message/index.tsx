import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A message of mosparo, word for word, so that a pasted message finds the page. */
export default function Message({children}: {readonly children: ReactNode}): ReactNode {
  return <q className={styles.message}>{children}</q>;
}
