import {useRef, type ReactNode} from 'react';
import {sources, type Source} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import RemoveButton from '../../frame/controls/RemoveButton';
import SelectField from '../../frame/controls/SelectField';
import controls from '../../frame/styles.later.module.css';
import {MAX_FIELDS} from '../core/limits';
import type {FieldMarks} from '../core/marks';
import MarkedField from './MarkedField';
import type {EditProps} from './props';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

const sourceKeys = Object.keys(sources) as Source[];

/** Kinds of fields that have line breaks, or several values. */
const withLines: readonly Source[] = ['textarea', 'other'];

interface Props extends EditProps {
  readonly marks?: readonly FieldMarks[];
}

/** What the browser would send, and what mosparo knows of the visitor. */
export default function Fields({setup, dispatch, marks}: Props): ReactNode {
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
            isLabelHidden
            label={text.kind}
            value={source}
            options={sourceKeys.map((key) => [key, sources[key][locale]] as const)}
            onChange={(kind) => dispatch({type: 'field', field, change: {source: kind}})}
          />
          <MarkedField
            label={text.value}
            value={value}
            marks={marks?.[field]}
            hasLines={withLines.includes(source)}
            onChange={(changed) => dispatch({type: 'field', field, change: {value: changed}})}
          />
          <RemoveButton
            name={text.removeField(field + 1)}
            onClick={() => {
              dispatch({type: 'removeField', field});
              add.current?.focus();
            }}
          />
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
    </fieldset>
  );
}
