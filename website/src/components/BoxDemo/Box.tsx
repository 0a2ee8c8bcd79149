import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {BoxState} from './boxState';
import styles from './styles.later.module.css';

function stateText(state: BoxState): string {
  switch (state) {
    case 'idle':
      return translate({
        id: 'boxDemo.idle',
        message: 'Not checked yet. Tick the box.',
      });
    case 'checking':
      return translate({id: 'boxDemo.checking', message: 'Checking your data …'});
    case 'confirmed':
      return translate({id: 'boxDemo.confirmed', message: 'Confirmed. The form may be sent.'});
    case 'rejected':
      return translate({
        id: 'boxDemo.rejected',
        message: 'Your data was caught by our spam protection.',
      });
  }
}

interface Props {
  readonly id: string;
  readonly state: BoxState;
  readonly onTick: () => void;
}

/** A drawing of the product's box that behaves like it. */
export default function Box({id, state, onTick}: Props): ReactNode {
  return (
    <div className={styles.box} data-state={state}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={state === 'confirmed'}
        data-needs-react
        aria-busy={state === 'checking'}
        aria-describedby={`${id}-state`}
        onChange={onTick}
      />
      <label htmlFor={id}>
        <Translate id="boxDemo.label">
          I accept that the form entries are checked for spam and stored encrypted for 14 days.
        </Translate>
      </label>
      <p
        id={`${id}-state`}
        role="status"
        className={styles.state}
        data-longest={stateText('rejected')}>
        {/* Each answer is another element, so none moves to the place of the next. */}
        <span key={state}>{stateText(state)}</span>
      </p>
    </div>
  );
}
