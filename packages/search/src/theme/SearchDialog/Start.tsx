import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {offers} from './offers';
import PageList from './PageList';
import styles from './styles.later.module.css';

/** The empty state: popular pages. */
export default function Start(): ReactNode {
  return (
    <div className={styles.panel}>
      <PageList pages={offers.popular}>
        <Translate id="search.popular">Often read</Translate>
      </PageList>
      <p className={styles.startNote}>
        <Translate id="search.start">
          You can also type a setting, an environment variable or an error message.
        </Translate>
      </p>
    </div>
  );
}
