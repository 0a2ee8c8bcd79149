import type {ReactNode} from 'react';
import styles from './controls/styles.module.css';

interface Props {
  readonly controls: ReactNode;
  /** What becomes of them. */
  readonly children: ReactNode;
}

/** The controls of a lab, and beside them, where there is room, the result. */
export default function Sides({controls, children}: Props): ReactNode {
  return (
    <div className={styles.sides} data-sides>
      <div>{controls}</div>
      <div>{children}</div>
    </div>
  );
}
