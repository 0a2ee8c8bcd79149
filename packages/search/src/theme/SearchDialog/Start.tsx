import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PopularPage} from '../../plugin/options';
import KindIcon from './KindIcon';
import RecentList from './RecentList';
import SlashSwitch from './SlashSwitch';
import type {Recent} from './useRecent';
import styles from './styles.later.module.css';

interface Props {
  readonly recent: Recent;
  readonly popular: readonly PopularPage[];
  readonly active: number;
  readonly onQuery: (query: string) => void;
  readonly onActivate: (position: number) => void;
  readonly onClose: () => void;
}

function Popular({popular, onClose}: Pick<Props, 'popular' | 'onClose'>): ReactNode {
  const title = translate({id: 'search.popular', message: 'Often read'});
  return (
    <nav aria-label={title}>
      <p className={styles.startTitle} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.popular}>
        {popular.map((page) => (
          <li key={page.route}>
            <Link to={page.route} className={clsx(styles.option, styles.link)} onClick={onClose}>
              <span className={styles.title}>
                <KindIcon kind="page" /> {page.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The empty state: recent searches on this device, and popular pages. */
export default function Start({popular, onClose, ...lists}: Props): ReactNode {
  return (
    <div className={styles.panel}>
      {lists.recent.items.length > 0 && <RecentList {...lists} />}
      {popular.length > 0 && <Popular popular={popular} onClose={onClose} />}
      <p className={styles.startNote}>
        <Translate id="search.start">
          You can also type a setting, an environment variable or an error message.
        </Translate>
      </p>
      <SlashSwitch />
    </div>
  );
}
