import {useRef, type ReactNode} from 'react';
import controls from '../../frame/controls/styles.later.module.css';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
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
      <div className={controls.grid}>
        <SelectField
          label={text.origin}
          value={setup.origin}
          options={[
            ['project', text.origins.project],
            ['package', text.origins.package],
          ]}
          onChange={(origin) => dispatch({type: 'setup', change: {origin}})}
        />
        {setup.origin === 'package' && (
          <TextField
            label={text.packageFactor}
            type="number"
            value={setup.packageFactor}
            help={text.factorHelp}
            onChange={(packageFactor) => dispatch({type: 'setup', change: {packageFactor}})}
          />
        )}
      </div>
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
          className={controls.button}
          onClick={() => dispatch({type: 'addRule'})}>
          {text.addRule}
        </button>
      )}
    </fieldset>
  );
}
