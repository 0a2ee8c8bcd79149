import Island from 'docusaurus-theme-static-pages/Island';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useReducer, useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Box from './Box';
import {firstState, nextState} from './boxState';
import {demoItems} from './example';
import Message from './Message';
import {rate, ruleLink} from './rating';
import styles from './styles.later.module.css';
import Why from './Why';

/** Long enough to see the state, as a check over the network would take. */
const CHECK_MS = 700;

function useBox(spam: boolean) {
  const [state, dispatch] = useReducer(nextState, firstState);
  const isChecking = state.box === 'checking';
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setTimeout(() => dispatch({type: 'answer', spam}), CHECK_MS);
    return () => clearTimeout(timer);
  }, [isChecking, spam]);
  return {state, dispatch};
}

/** A form that checks its message and shows why it is spam, without asking any server. */
export default function BoxDemo(): ReactNode {
  const id = useId();
  const items = demoItems[useLocale()];
  const [message, setMessage] = useState(
    translate({
      id: 'boxDemo.spam',
      message: 'Best online casino in town! Claim your crypto bonus today.',
    }),
  );
  const rating = rate(message, items);
  const {state, dispatch} = useBox(rating.spam);
  const edit = (text: string) => {
    setMessage(text);
    dispatch({type: 'edit'});
  };
  return (
    <Island name="boxDemo">
      <div
        className={styles.demo}
        data-markdown="ignore"
        data-search="ignore"
        data-explained={state.isExplained}>
        <p className={styles.title}>
          <Translate id="boxDemo.title">Try it</Translate>
        </p>
        <p className={styles.note}>
          <Translate id="boxDemo.note">
            Tick the box: does this message pass, and why? Then change it.
          </Translate>
        </p>
        <Message id={`${id}-message`} message={message} pieces={rating.pieces} onEdit={edit} />
        <Box id={id} state={state.box} onTick={() => dispatch({type: 'tick'})} />
        <Why
          items={items}
          rating={rating}
          isExplained={state.isExplained}
          link={ruleLink(message, items)}
        />
        <p className={styles.privacy}>
          <Translate id="boxDemo.privacy">
            Demonstration: nothing you type leaves your browser.
          </Translate>
        </p>
      </div>
    </Island>
  );
}
