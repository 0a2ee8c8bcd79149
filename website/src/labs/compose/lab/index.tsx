import {useMemo, type ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import type {LabPartProps} from '../../frame';
import Sides from '../../frame/Sides';
import {buildOutputs} from '../core/build';
import type {Choices} from '../core/choices';
import {findRefusals} from '../core/problems';
import ChoiceFields from './ChoiceFields';
import Steps, {allCode, countSteps} from './Steps';
import {templates} from './templates';
import Verdict, {Cautions} from './Verdict';

export default function ComposeLab({state, setState}: LabPartProps<Choices>): ReactNode {
  const {version} = useProduct();
  const outputs = useMemo(
    () => (findRefusals(state).length > 0 ? [] : buildOutputs(state, templates, version)),
    [state, version],
  );
  return (
    <Sides
      controls={
        <ChoiceFields
          choices={state}
          onChange={(change) => setState((before) => ({...before, ...change}))}
        />
      }
      verdict={<Verdict choices={state} count={countSteps(outputs)} />}
      resultText={() => allCode(outputs)}>
      {outputs.length > 0 && (
        <>
          <Cautions choices={state} />
          <Steps choices={state} outputs={outputs} />
        </>
      )}
    </Sides>
  );
}
