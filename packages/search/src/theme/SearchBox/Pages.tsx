import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
// Written by the plugin; loaded with the box instead of with every page.
import offers from '@generated/docusaurus-theme-section-search/default/offers.json';
import type {OfferedPage} from '../../plugin/options';
import KindIcon from './KindIcon';
import {onPlainClick, type Go} from './go';
import styles from './styles.later.module.css';

interface Props {
  readonly pages: readonly OfferedPage[];
  readonly onGo: Go;
  /** What the list is. */
  readonly children: ReactNode;
}

/** Pages that the box offers by itself. */
function PageList({pages, onGo, children}: Props): ReactNode {
  return (
    pages.length > 0 && (
      <>
        <p className={styles.startTitle}>{children}</p>
        <ul className={styles.pages}>
          {pages.map(({title, route}) => (
            <li key={route}>
              <a
                href={route}
                className={clsx(styles.option, styles.link)}
                onClick={onPlainClick(() => onGo({route}))}>
                <span className={styles.title}>
                  <KindIcon kind="page" /> {title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** The empty state: popular pages. */
export function Start({onGo}: {readonly onGo: Go}): ReactNode {
  return (
    <>
      <PageList pages={offers.popular} onGo={onGo}>
        <Translate id="search.popular">Often read</Translate>
      </PageList>
      <p className={styles.startNote}>
        <Translate id="search.start">
          You can also type a setting, an environment variable or an error message.
        </Translate>
      </p>
    </>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly onGo: Go;
}

/** Tells that nothing was found, and offers pages that help on. */
export function NoResults({query, onGo}: NoResultsProps): ReactNode {
  return (
    <div data-answer={query}>
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
      <PageList pages={offers.help} onGo={onGo}>
        <Translate id="search.lookThere">Perhaps it is on one of these pages</Translate>
      </PageList>
    </div>
  );
}
