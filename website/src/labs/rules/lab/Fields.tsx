import {useRef, type ReactNode} from 'react';
import {sources, type Source} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/controls/styles.later.module.css';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import {MAX_FIELDS} from '../core/limits';
import type {EditProps} from './props';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

const sourceKeys = Object.keys(sources) as Source[];

/** What the browser would send, and what mosparo knows of the visitor. */
export default function Fields({setup, dispatch}: EditProps): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={controls.part}>
      <legend>{text.fields}</legend>
      <p className={controls.help}>{text.fieldsHelp}</p>
      {setup.fields.map(({source, value}, field) => (
        <div key={field} className={styles.field} role="group" aria-label={text.field(field + 1)}>
          <SelectField
            label={text.kind}
            value={source}
            options={sourceKeys.map((key) => [key, sources[key][locale]] as const)}
            onChange={(kind) => dispatch({type: 'field', field, change: {source: kind}})}
          />
          <TextField
            label={text.value}
            value={value}
            rows={source === 'textarea' ? 3 : undefined}
            onChange={(changed) => dispatch({type: 'field', field, change: {value: changed}})}
          />
          <button
            type="button"
            className={controls.quiet}
            aria-label={text.removeField(field + 1)}
            onClick={() => {
              dispatch({type: 'removeField', field});
              add.current?.focus();
            }}>
            {text.remove}
          </button>
        </div>
      ))}
      {setup.fields.length < MAX_FIELDS && (
        <button
          ref={add}
          type="button"
          className={controls.quiet}
          onClick={() => dispatch({type: 'addField'})}>
          {text.addField}
        </button>
      )}
      <div className={styles.score}>
        <TextField
          label={text.spamScore}
          type="number"
          value={setup.spamScore}
          onChange={(spamScore) => dispatch({type: 'setup', change: {spamScore}})}
        />
      </div>
    </fieldset>
  );
}
