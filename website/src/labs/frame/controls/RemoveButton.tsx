import type {ReactNode} from 'react';
import styles from '../styles.later.module.css';

interface Props {
  /** Says what is removed. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Removes a row. */
export default function RemoveButton({name, onClick}: Props): ReactNode {
  return (
    <button type="button" className={styles.icon} aria-label={name} title={name} onClick={onClick}>
      ×
    </button>
  );
}
