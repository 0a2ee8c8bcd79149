import {useId, useState, type Dispatch, type ReactNode} from 'react';
import type {FormAction} from '../core/form';
import {vectorIds, vectorInput} from '../core/vectorInput';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

/** Fills the form with one of the published test vectors. */
export default function VectorSelect({
  dispatch,
}: {
  readonly dispatch: Dispatch<FormAction>;
}): ReactNode {
  const text = useLabText();
  const id = useId();
  const [vector, setVector] = useState('simple');
  return (
    <div className={controls.input}>
      <label htmlFor={id}>{text.start}</label>
      <select
        id={id}
        value={vector}
        onChange={({target}) => {
          setVector(target.value);
          dispatch({type: 'load', input: vectorInput(target.value)});
        }}>
        {vectorIds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
