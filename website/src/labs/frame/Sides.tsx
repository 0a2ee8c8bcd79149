import type {ReactNode} from 'react';
import styles from './controls/styles.later.module.css';

interface Props {
  readonly controls: ReactNode;
  /** The result. */
  readonly children: ReactNode;
}

/** The controls of a lab and its result, in two columns where there is room. */
export default function Sides({controls, children}: Props): ReactNode {
  return (
    <div className={styles.sides} data-sides>
      <div>{controls}</div>
      <div>{children}</div>
    </div>
  );
}
