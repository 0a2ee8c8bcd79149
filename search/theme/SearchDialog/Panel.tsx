import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {BoxAction, BoxState} from '../../client/boxState';
import NoResults from './NoResults';
import RecentList from './RecentList';
import Results from './Results';
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
    <Results results={answer.results} active={active} onChoose={onChoose} onActivate={onActivate} />
  );
}
