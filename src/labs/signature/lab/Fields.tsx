import type {Dispatch, ReactNode} from 'react';
import type {FormAction, FormRow} from '../core/form';
import FieldRow from './FieldRow';
import styles from './styles.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly rows: readonly FormRow[];
  readonly dispatch: Dispatch<FormAction>;
}

export default function Fields({rows, dispatch}: Props): ReactNode {
  const text = useLabText();
  return (
    <fieldset className={styles.part}>
      <legend>{text.fields}</legend>
      <p className={styles.help}>{text.fieldsHelp}</p>
      {rows.map((row, index) => (
        <FieldRow key={row.id} row={row} number={index + 1} dispatch={dispatch} />
      ))}
      <button type="button" className={styles.button} onClick={() => dispatch({type: 'add'})}>
        {text.add}
      </button>
    </fieldset>
  );
}
