import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchAnswer} from '../../core/types';
import {offers} from './offers';
import PageList from './PageList';
import styles from './styles.later.module.css';

interface Props {
  readonly query: string;
  readonly answer: SearchAnswer;
}

/** Tells that nothing was found, and offers similar titles and pages that help on. */
export default function NoResults({query, answer}: Props): ReactNode {
  return (
    <>
      <p className={styles.noneTitle}>
        <Translate id="search.noResults" values={{query}}>
          {'No results for “{query}”'}
        </Translate>
      </p>
      <p className={styles.hint}>
        <Translate id="search.noResultsHelp">
          Try fewer or other words, or a part of the error message.
        </Translate>
      </p>
      <PageList pages={answer.suggestions}>
        <Translate id="search.didYouMean">Did you mean</Translate>
      </PageList>
      <PageList pages={offers.help}>
        <Translate id="search.lookThere">Perhaps it is on one of these pages</Translate>
      </PageList>
    </>
  );
}
