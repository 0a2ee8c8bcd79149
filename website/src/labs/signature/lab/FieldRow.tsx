import type {Dispatch, ReactNode} from 'react';
import RemoveButton from '../../frame/controls/RemoveButton';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import type {FormAction, FormRow} from '../core/form';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly row: FormRow;
  readonly number: number;
  readonly dispatch: Dispatch<FormAction>;
  readonly onRemoved: () => void;
}

/** Name and value of one field; several lines with one name are a list. */
export default function FieldRow({row, number, dispatch, onRemoved}: Props): ReactNode {
  const text = useLabText();
  const {id, name, value, list} = row;
  const listName = name.endsWith('[]');
  const change = (part: Partial<FormRow>) => dispatch({type: 'row', id, change: part});
  return (
    <div className={styles.row} role="group" aria-label={text.field(number)}>
      <TextField
        isLabelHidden
        label={text.name}
        value={name}
        placeholder={text.name}
        onChange={(changed) => change({name: changed})}
      />
      <TextField
        isLabelHidden
        label={text.value}
        value={value}
        rows={Math.min(6, value.split('\n').length)}
        onChange={(changed) => change({value: changed})}
      />
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={list || listName}
          disabled={listName}
          onChange={({target}) => change({list: target.checked})}
        />
        {text.list}
      </label>
      <RemoveButton
        name={text.remove(name || String(number))}
        onClick={() => {
          dispatch({type: 'remove', id});
          onRemoved();
        }}
      />
    </div>
  );
}
