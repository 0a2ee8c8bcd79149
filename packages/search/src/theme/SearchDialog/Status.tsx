import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {BoxState} from '../../client/boxState';
import {failedText} from '../SearchParts/Failed';
import styles from './styles.later.module.css';

function messageOf({query, status, answer}: BoxState): string {
  if (query.trim() === '') {
    return '';
  }
  if (status === 'stalled') {
    return translate({id: 'search.loading', message: 'Loading the search …'});
  }
  if (status !== 'ready' || !answer) {
    return '';
  }
  const count = answer.results.length;
  if (count === 0 && answer.hasFailed) {
    return failedText();
  }
  if (count === 0) {
    return translate({id: 'search.noResults', message: 'No results for “{query}”'}, {query});
  }
  return translate({id: 'search.count', message: 'Results: {count}'}, {count});
}

/** A live region that announces loading, the number of results, or that there are none. */
export default function Status({state}: {readonly state: BoxState}): ReactNode {
  return (
    <p role="status" className={styles.spoken} data-stalled={state.status === 'stalled'}>
      {messageOf(state)}
    </p>
  );
}
