import Note from '@theme/Admonition/Layout';
import {useMemo, useReducer, useState, type ReactNode} from 'react';
import type {Produced} from '../core/compare';
import {changeForm, formInput, startForm} from '../core/form';
import type {Pasted} from '../core/pasted';
import {isTooMuch} from '../core/tooMuch';
import {vectorInput} from '../core/vectorInput';
import Compare from './Compare';
import Fields from './Fields';
import Keys from './Keys';
import PasteBox from './PasteBox';
import RequestCode from './RequestCode';
import StepList from './StepList';
import controls from '../../frame/controls/styles.later.module.css';
import Sides from '../../frame/Sides';
import {useLabText} from './useLabText';
import {useDiagnosis, useHasher, useSteps} from './useSigning';
import VectorSelect from './VectorSelect';

const example = vectorInput('simple');

/** The interactive part. Its state, with the private key, is neither in the address nor in storage. */
export default function Lab(): ReactNode {
  const text = useLabText();
  const [state, dispatch] = useReducer(changeForm, example, startForm);
  const [produced, setProduced] = useState<Produced>({});
  const input = useMemo(() => formInput(state), [state]);
  const hasher = useHasher();
  const tooMuch = isTooMuch(state, produced);
  const usable = tooMuch ? undefined : hasher;
  const steps = useSteps(input, usable);
  const diagnosis = useDiagnosis(input, produced, usable);
  const onRead = (pasted: Pasted) => {
    if (pasted.kind === 'form') dispatch({type: 'paste', pasted});
    if (pasted.kind === 'request') setProduced({...produced, requestBody: pasted.body});
  };
  return (
    <>
      <Note type="warning">
        <p>{text.warning}</p>
      </Note>
      {!hasher && <p role="alert">{text.noCrypto}</p>}
      <Sides
        controls={
          <>
            <VectorSelect dispatch={dispatch} />
            <Fields rows={state.rows} dispatch={dispatch} />
            <PasteBox onRead={onRead} />
            <Keys state={state} testKey={example.privateKey} dispatch={dispatch} />
          </>
        }>
        {tooMuch && <p role="alert">{text.tooMuch}</p>}
        {steps && !tooMuch && (
          <>
            <fieldset className={controls.part}>
              <legend>{text.steps}</legend>
              <StepList steps={steps} />
            </fieldset>
            <fieldset className={controls.part}>
              <legend>{text.request}</legend>
              <RequestCode steps={steps} />
            </fieldset>
          </>
        )}
      </Sides>
      <Compare produced={produced} onChange={setProduced} diagnosis={diagnosis} />
    </>
  );
}
