import type {ReactNode} from 'react';
import type {BoxAction, BoxState} from '../../client/boxState';
import Failed from '../SearchParts/Failed';
import NoResults from './NoResults';
import Results from './Results';
import Start from './Start';
import type {Go} from './go';
import styles from './styles.later.module.css';

export interface Props {
  readonly state: BoxState;
  readonly onChoose: Go;
  readonly dispatch: (action: BoxAction) => void;
}

/** The area below the text field: empty state, results, or the message that there are none. */
export default function Panel(props: Props): ReactNode {
  const {state, onChoose, dispatch} = props;
  const onActivate = (position: number) => dispatch({type: 'activate', position});
  const {query, answer, answered, active, status} = state;
  if (query.trim() === '') {
    return <Start />;
  }
  if (answer === null) {
    return <div className={styles.panel} aria-busy="true" />;
  }
  if (answer.results.length === 0) {
    return (
      <div className={styles.panel} data-query={answered}>
        {status === 'ready' &&
          (answer.hasFailed ? (
            <Failed onRetry={() => dispatch({type: 'retry'})} />
          ) : (
            <NoResults query={query} />
          ))}
      </div>
    );
  }
  return (
    <Results
      query={answered}
      isPartial={answer.isPartial}
      results={answer.results}
      corrections={answer.corrections}
      active={active}
      onChoose={onChoose}
      onActivate={onActivate}
    />
  );
}
