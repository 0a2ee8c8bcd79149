import {useRef, type ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import {MAX_RULES} from '../core/limits';
import type {EditProps} from './props';
import RuleEditor from './RuleEditor';
import {FIRST_ROWS} from './useFirst';
import {useLabText} from './useLabText';

/** Items that each rule shows at first. */
const rowsOf = (rules: readonly unknown[]) => Math.max(3, Math.floor(FIRST_ROWS / rules.length));

export default function Rules({setup, dispatch}: EditProps): ReactNode {
  const text = useLabText();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={controls.part}>
      <legend>{text.rules}</legend>
      {setup.rules.map((rule, index) => (
        <RuleEditor
          key={index}
          rule={rule}
          index={index}
          rows={rowsOf(setup.rules)}
          dispatch={dispatch}
          onRemove={() => {
            dispatch({type: 'removeRule', rule: index});
            add.current?.focus();
          }}
        />
      ))}
      {setup.rules.length < MAX_RULES && (
        <button
          ref={add}
          type="button"
          className={controls.quiet}
          onClick={() => dispatch({type: 'addRule'})}>
          {text.addRule}
        </button>
      )}
    </fieldset>
  );
}
