import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {BoxState} from '../../client/boxState';
import {failedText} from '../SearchParts/Failed';
import styles from './styles.later.module.css';

function useMessage({query, status, answer}: BoxState): string {
  const {selectMessage} = usePluralForm();
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
  return selectMessage(
    count,
    translate({id: 'search.count', message: 'One result|{count} results'}, {count}),
  );
}

/** A live region that announces loading, the number of results, or that there are none. */
export default function Status({state}: {readonly state: BoxState}): ReactNode {
  return (
    <p role="status" className={styles.spoken} data-stalled={state.status === 'stalled'}>
      {useMessage(state)}
    </p>
  );
}
