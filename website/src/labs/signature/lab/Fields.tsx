import {useRef, type Dispatch, type ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import type {FormAction, FormRow} from '../core/form';
import FieldRow from './FieldRow';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly rows: readonly FormRow[];
  readonly dispatch: Dispatch<FormAction>;
}

/** The fields as a table: one row a field. */
export default function Fields({rows, dispatch}: Props): ReactNode {
  const text = useLabText();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={controls.part}>
      <legend>{text.fields}</legend>
      <p className={controls.help}>{text.fieldsHelp}</p>
      <div className={styles.rows}>
        {rows.length > 0 && (
          <div className={`${controls.titles} ${styles.row} ${styles.titles}`} aria-hidden="true">
            <span>{text.name}</span>
            <span>{text.value}</span>
          </div>
        )}
        {rows.map((row, index) => (
          <FieldRow
            key={row.id}
            row={row}
            number={index + 1}
            dispatch={dispatch}
            onRemoved={() => add.current?.focus()}
          />
        ))}
      </div>
      <button
        ref={add}
        type="button"
        className={controls.quiet}
        onClick={() => dispatch({type: 'add'})}>
        {text.add}
      </button>
    </fieldset>
  );
}
