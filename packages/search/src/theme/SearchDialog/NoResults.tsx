import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {offers} from './offers';
import PageList from './PageList';
import styles from './styles.later.module.css';

/** Tells that nothing was found, and offers pages that help on. */
export default function NoResults({query}: {readonly query: string}): ReactNode {
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
      <PageList pages={offers.help}>
        <Translate id="search.lookThere">Perhaps it is on one of these pages</Translate>
      </PageList>
    </>
  );
}
