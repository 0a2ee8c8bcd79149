import Island from 'docusaurus-theme-static-pages/Island';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useReducer, useState, type ReactNode} from 'react';
import {isDemoSpam, nextBoxState, type BoxState} from './boxDemo';
import styles from './styles.module.css';

/** Long enough to see the state, as a check over the network would take. */
const CHECK_MS = 700;

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

function useBox(message: string) {
  const [state, dispatch] = useReducer(nextBoxState, 'idle');
  useEffect(() => {
    if (state !== 'checking') return undefined;
    const timer = setTimeout(() => dispatch({type: 'answer', spam: isDemoSpam(message)}), CHECK_MS);
    return () => clearTimeout(timer);
  }, [state, message]);
  return {state, dispatch};
}

interface BoxProps {
  readonly id: string;
  readonly state: BoxState;
  readonly onTick: () => void;
}

function Box({id, state, onTick}: BoxProps): ReactNode {
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
        <span>{stateText(state)}</span>
      </p>
    </div>
  );
}

/** A drawing of the box that behaves like it, without asking any server. */
export default function BoxDemo(): ReactNode {
  const id = useId();
  const [message, setMessage] = useState(
    translate({
      id: 'boxDemo.spam',
      message: 'Best online casino! Claim your crypto bonus today.',
    }),
  );
  const {state, dispatch} = useBox(message);
  return (
    <Island name="boxDemo">
      <div className={styles.demo} data-markdown="ignore">
        <p className={styles.title}>
          <Translate id="boxDemo.title">Try it</Translate>
        </p>
        <p className={styles.note}>
          <Translate id="boxDemo.note">
            Tick the box: this message is refused. Write another one, and it passes. Demonstration:
            nothing you type leaves your browser.
          </Translate>
        </p>
        <label htmlFor={`${id}-message`} className={styles.fieldLabel}>
          <Translate id="boxDemo.message">Message</Translate>
        </label>
        <textarea
          id={`${id}-message`}
          className={styles.field}
          rows={2}
          maxLength={500}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            dispatch({type: 'edit'});
          }}
        />
        <Box id={id} state={state} onTick={() => dispatch({type: 'tick'})} />
      </div>
    </Island>
  );
}
