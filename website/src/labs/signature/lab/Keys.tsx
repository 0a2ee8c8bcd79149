import Note from '@theme/Admonition/Layout';
import {useId, type Dispatch, type ReactNode} from 'react';
import type {FormAction, FormState, InputName} from '../core/form';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

const names: readonly InputName[] = [
  'submitToken',
  'validationToken',
  'publicKey',
  'privateKey',
  'metadata',
];

interface Props {
  readonly state: FormState;
  readonly testKey: string;
  readonly dispatch: Dispatch<FormAction>;
}

export default function Keys({state, testKey, dispatch}: Props): ReactNode {
  const text = useLabText();
  const id = useId();
  return (
    <fieldset className={controls.part}>
      <legend>{text.keys}</legend>
      <p className={controls.help}>{text.warning}</p>
      {names.map((name) => (
        <div key={name} className={controls.input}>
          <label htmlFor={`${id}-${name}`}>{text.inputs[name]}</label>
          <input
            id={`${id}-${name}`}
            value={state[name]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => dispatch({type: 'input', name, value: event.target.value})}
          />
        </div>
      ))}
      <div role="status">
        {state.privateKey !== testKey && (
          <Note type="warning">
            <p>{text.ownKey}</p>
          </Note>
        )}
      </div>
    </fieldset>
  );
}
