import {useMemo, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import Sides from '../../frame/Sides';
import {writeFormat} from '../core/formats';
import type {Entered} from '../core/link';
import {findResult} from '../core/result';
import {Parts, Remarks} from './Parts';
import Policies from './Policies';
import UseFields from './UseFields';
import Verdict from './Verdict';

export default function CspLab({state, setState}: LabPartProps<Entered>): ReactNode {
  const {choices, pasted} = state;
  const result = useMemo(() => findResult(choices, pasted), [choices, pasted]);
  const {merged} = result;
  return (
    <Sides
      controls={
        <UseFields
          choices={choices}
          pasted={pasted}
          result={result}
          onChange={(change) =>
            setState((before) => ({...before, choices: {...before.choices, ...change}}))
          }
          onPaste={(policy) => setState((before) => ({...before, pasted: policy}))}
        />
      }
      verdict={<Verdict result={result} />}
      resultText={() => (merged && writeFormat('header', merged.policy, choices).code) ?? ''}>
      {merged && (
        <>
          <Remarks {...result} />
          <Policies policy={merged.policy} choices={choices} />
          <Parts merged={merged} />
        </>
      )}
    </Sides>
  );
}
