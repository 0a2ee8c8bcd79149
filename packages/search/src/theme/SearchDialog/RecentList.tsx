import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {optionId} from './optionId';
import type {Recent} from './useRecent';
import styles from './styles.later.module.css';

interface Props {
  readonly recent: Recent;
  readonly active: number;
  readonly onQuery: (query: string) => void;
  readonly onActivate: (position: number) => void;
}

/** What was searched for on this device and in this language. */
export default function RecentList({recent, active, onQuery, onActivate}: Props): ReactNode {
  const title = translate({id: 'search.recent', message: 'Recent searches'});
  return (
    <>
      <div className={styles.recentHead}>
        <span aria-hidden="true">{title}</span>
        <button type="button" className={styles.textButton} onClick={recent.clear}>
          <Translate id="search.clearRecent">Clear recent searches</Translate>
        </button>
      </div>
      <div id="search-panel" role="listbox" aria-label={title}>
        {recent.items.map((item, position) => (
          // The focus stays in the text field, which handles the keys for all options.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={item}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            className={clsx(styles.option, position === active && styles.active)}
            onClick={() => onQuery(item)}
            onPointerMove={() => position !== active && onActivate(position)}>
            <span className={styles.title}>{item}</span>
          </div>
        ))}
      </div>
    </>
  );
}
