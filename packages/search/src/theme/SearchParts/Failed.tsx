import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export const failedText = () =>
  navigator.onLine
    ? translate({id: 'search.failed', message: 'The search could not be loaded.'})
    : translate({
        id: 'search.offline',
        message: 'You are offline, so the search could not be loaded.',
      });

/** Says that the search could not be loaded, which is not the same as finding nothing. */
export default function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <p className={styles.failed}>
      {failedText()}{' '}
      <button type="button" data-retry onClick={onRetry}>
        {translate({id: 'search.retry', message: 'Try again'})}
      </button>
    </p>
  );
}
