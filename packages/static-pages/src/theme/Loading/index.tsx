import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly pastDelay?: boolean;
  readonly retry?: () => void;
}

/** Replaces the core's fallback (3.10), which has one language and no dark mode. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </main>
    );
  }
  return pastDelay ? <progress className={styles.waiting} aria-busy="true" /> : null;
}
