import {useId, type Dispatch, type ReactNode} from 'react';
import type {FormAction, FormRow} from '../core/form';
import controls from '../../frame/styles.later.module.css';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly row: FormRow;
  readonly number: number;
  readonly dispatch: Dispatch<FormAction>;
}

/** Name and value of one field; several lines with one name are a list. */
export default function FieldRow({row, number, dispatch}: Props): ReactNode {
  const text = useLabText();
  const id = useId();
  const {name, value, list} = row;
  const listName = name.endsWith('[]');
  const change = (part: Partial<FormRow>) => dispatch({type: 'row', id: row.id, change: part});
  return (
    <div className={styles.row} role="group" aria-label={text.field(number)}>
      <div className={styles.name}>
        <label htmlFor={`${id}-name`}>{text.name}</label>
        <input
          id={`${id}-name`}
          value={name}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => change({name: event.target.value})}
        />
      </div>
      <div className={styles.value}>
        <label htmlFor={`${id}-value`}>{text.value}</label>
        <textarea
          id={`${id}-value`}
          rows={Math.min(6, value.split('\n').length)}
          value={value}
          autoComplete="off"
          onChange={(event) => change({value: event.target.value})}
        />
      </div>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={list || listName}
          disabled={listName}
          onChange={(event) => change({list: event.target.checked})}
        />
        {text.list}
      </label>
      <button
        type="button"
        className={controls.quiet}
        aria-label={text.remove(name || String(number))}
        onClick={() => dispatch({type: 'remove', id: row.id})}>
        {text.removeShort}
      </button>
    </div>
  );
}
