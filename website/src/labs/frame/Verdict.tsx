import type {ReactNode} from 'react';
import styles from './styles.later.module.css';

interface Props {
  /** `open` where nothing is judged: a result is ready, or there is none yet. */
  readonly tone: 'good' | 'bad' | 'open';
  /** Short: on phones it is a line that stays in sight. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The result of the reader's input in a line. Screen readers announce it when it changes. */
export default function Verdict({tone, title, children}: Props): ReactNode {
  return (
    <div role="status" className={styles.verdict} data-tone={tone}>
      <p className={styles.verdictTitle}>{title}</p>
      {children}
    </div>
  );
}
