import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {offers} from './offers';
import PageList from './PageList';
import RecentList from './RecentList';
import SlashSwitch from './SlashSwitch';
import type {Recent} from './useRecent';
import styles from './styles.later.module.css';

interface Props {
  readonly recent: Recent;
  readonly active: number;
  readonly onQuery: (query: string) => void;
  readonly onActivate: (position: number) => void;
}

/** The empty state: recent searches on this device, and popular pages. */
export default function Start(lists: Props): ReactNode {
  return (
    <div className={styles.panel}>
      {lists.recent.items.length > 0 && <RecentList {...lists} />}
      <PageList pages={offers.popular}>
        <Translate id="search.popular">Often read</Translate>
      </PageList>
      <p className={styles.startNote}>
        <Translate id="search.start">
          You can also type a setting, an environment variable or an error message.
        </Translate>
      </p>
      <SlashSwitch />
    </div>
  );
}
