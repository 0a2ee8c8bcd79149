import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BoxAction, BoxState} from '../../client/boxState';
import NoResults from './NoResults';
import Option from './Option';
import RecentList from './RecentList';
import ResultGroup from './ResultGroup';
import {groupByPage} from './groups';
import type {Go} from './useGo';
import type {Recent} from './useRecent';
import styles from './styles.module.css';

export interface Props {
  readonly state: BoxState;
  readonly recent: Recent;
  readonly onChoose: Go;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  readonly dispatch: (action: BoxAction) => void;
}

function Start(): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate id="search.start">
        Pages, settings, environment variables, error messages: type what you are looking for.
      </Translate>
    </p>
  );
}

/** What is below the text field: recent searches, results, or what to do without. */
export default function Panel(props: Props): ReactNode {
  const {state, recent, onChoose, onQuery, onClose, dispatch} = props;
  const onActivate = (position: number) => dispatch({type: 'activate', position});
  const {query, answer, active, status} = state;
  if (query.trim() === '') {
    return (
      <div className={styles.panel}>
        {recent.items.length > 0 ? (
          <RecentList recent={recent} active={active} onQuery={onQuery} onActivate={onActivate} />
        ) : (
          <Start />
        )}
      </div>
    );
  }
  if (answer === null) {
    return <div className={styles.panel} aria-busy="true" />;
  }
  if (answer.results.length === 0) {
    return (
      <div className={styles.panel}>
        {status === 'ready' && <NoResults query={query} answer={answer} onClose={onClose} />}
      </div>
    );
  }
  return (
    <div
      id="search-panel"
      className={styles.panel}
      role="listbox"
      aria-label={translate({id: 'search.results', message: 'Search results'})}>
      {groupByPage(answer.results).map((group) => (
        <ResultGroup key={group.route} group={group}>
          {group.items.map(({result, position}) => (
            <Option
              key={result.document.id}
              result={result}
              position={position}
              isActive={position === active}
              isNested={position !== group.items[0]?.position}
              onChoose={onChoose}
              onActivate={onActivate}
            />
          ))}
        </ResultGroup>
      ))}
    </div>
  );
}
