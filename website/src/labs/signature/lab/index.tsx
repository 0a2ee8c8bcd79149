import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import LiveCode from '../../frame/LiveCode';
import Sides from '../../frame/Sides';
import controls from '../../frame/styles.later.module.css';
import {curlCommand} from '../core/curl';
import {example, exampleSteps, start} from '../core/example';
import {changeForm, formInput, type FormAction} from '../core/form';
import type {Entered} from '../core/link';
import type {Pasted} from '../core/pasted';
import {isTooMuch} from '../core/tooMuch';
import Compare from './Compare';
import Fields from './Fields';
import Keys from './Keys';
import PasteBox from './PasteBox';
import StepList from './StepList';
import {useLabText} from './useLabText';
import {useOwnHost} from './useOwnHost';
import {useDiagnosis, useHasher, useSteps} from './useSigning';
import VectorSelect from './VectorSelect';
import Verdict, {Explanation} from './Verdict';

/** Changes of the form and of the values to compare. */
function useEntering({setState}: LabPartProps<Entered>) {
  const dispatch = useCallback(
    (action: FormAction) =>
      setState((before) => ({...before, form: changeForm(before.form, action)})),
    [setState],
  );
  const setProduced = (produced: Entered['produced']) =>
    setState((before) => ({...before, produced}));
  const onRead = (pasted: Pasted) => {
    if (pasted.kind === 'form') dispatch({type: 'paste', pasted});
    if (pasted.kind !== 'request') return;
    const {body: requestBody} = pasted;
    setState((before) => ({...before, produced: {...before.produced, requestBody}}));
  };
  return {dispatch, setProduced, onRead};
}

function useSigned({form, produced}: Entered) {
  const text = useLabText();
  const input = useMemo(() => formInput(form), [form]);
  const hasher = useHasher();
  const isExample = form === start.form;
  const tooMuch = isTooMuch(form, produced);
  const usable = tooMuch ? undefined : hasher;
  const steps = useSteps(input, usable, isExample ? exampleSteps : undefined);
  const diagnosis = useDiagnosis(input, produced, usable);
  const isMissing = useIsBrowser() && !hasher;
  const problem = tooMuch ? text.tooMuch : isMissing ? text.noCrypto : undefined;
  return {steps: problem === undefined ? steps : undefined, diagnosis, problem};
}

/** Its keys are neither in the address nor in storage. */
export default function SigningLab(props: LabPartProps<Entered>): ReactNode {
  const {form, produced} = props.state;
  const text = useLabText();
  const ownHost = useOwnHost();
  const {dispatch, setProduced, onRead} = useEntering(props);
  const {steps, diagnosis, problem} = useSigned(props.state);
  return (
    <Sides
      controls={
        <div>
          <VectorSelect dispatch={dispatch} />
          <Fields rows={form.rows} dispatch={dispatch} />
          <PasteBox onRead={onRead} />
          <Keys state={form} testKey={example.privateKey} dispatch={dispatch} />
          <Compare produced={produced} onChange={setProduced} />
        </div>
      }
      verdict={<Verdict diagnosis={diagnosis} problem={problem} />}>
      {diagnosis?.kind === 'differs' && <Explanation difference={diagnosis} />}
      {steps && (
        <>
          <StepList steps={steps} />
          <section className={controls.part} aria-label={text.request}>
            <p className={controls.help}>
              {text.requestHelp} <Link to="/docs/integration/custom">{text.requestLink}</Link>.
            </p>
            <div data-step="request">
              <LiveCode
                title={text.request}
                code={curlCommand(steps, ownHost)}
                language="bash"
                hasLongValues
              />
            </div>
          </section>
        </>
      )}
    </Sides>
  );
}
