import Note from '@theme/Admonition/Layout';
import type {Dispatch, ReactNode} from 'react';
import type {FormAction, FormState, InputName} from '../core/form';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import styles from './styles.later.module.css';
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
  return (
    <fieldset className={controls.part}>
      <legend>{text.keys}</legend>
      <p className={controls.help}>{text.warning}</p>
      <div className={`${controls.grid} ${styles.keys}`}>
        {names.map((name) => (
          <TextField
            key={name}
            label={text.inputs[name]}
            value={state[name]}
            onChange={(value) => dispatch({type: 'input', name, value})}
          />
        ))}
      </div>
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
