import type {Dispatch, ReactNode} from 'react';
import type {FormAction, FormRow} from '../core/form';
import FieldRow from './FieldRow';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly rows: readonly FormRow[];
  readonly dispatch: Dispatch<FormAction>;
}

export default function Fields({rows, dispatch}: Props): ReactNode {
  const text = useLabText();
  return (
    <fieldset className={controls.part}>
      <legend>{text.fields}</legend>
      <p className={controls.help}>{text.fieldsHelp}</p>
      {rows.map((row, index) => (
        <FieldRow key={row.id} row={row} number={index + 1} dispatch={dispatch} />
      ))}
      <button type="button" className={controls.button} onClick={() => dispatch({type: 'add'})}>
        {text.add}
      </button>
    </fieldset>
  );
}
