import {useMemo, useState, type ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import {ownHost} from '@site/src/features/values/ownHost';
import type {LabPartProps} from '../../frame';
import CopyLink from '../../frame/CopyLink';
import Sides from '../../frame/Sides';
import {buildOutputs} from '../core/build';
import {defaults, type Choices} from '../core/choices';
import {fromShared, toEntries} from '../core/link';
import {findRefusals} from '../core/problems';
import ChoiceFields from './ChoiceFields';
import Steps, {countSteps} from './Steps';
import {templates} from './templates';
import Verdict, {Cautions} from './Verdict';

/** The interactive part. All of its state may be in a link: it has no field for a secret. */
export default function ComposeLab({shared}: LabPartProps): ReactNode {
  const {version} = useProduct();
  const [choices, setChoices] = useState<Choices>(() =>
    fromShared(shared, {...defaults, domain: ownHost()}),
  );
  const outputs = useMemo(
    () => (findRefusals(choices).length > 0 ? [] : buildOutputs(choices, templates, version)),
    [choices, version],
  );
  return (
    <Sides
      controls={
        <ChoiceFields
          choices={choices}
          onChange={(change) => setChoices((before) => ({...before, ...change}))}
        />
      }>
      <Verdict choices={choices} count={countSteps(outputs)} />
      {outputs.length > 0 && (
        <>
          <Cautions choices={choices} />
          <Steps choices={choices} outputs={outputs} />
        </>
      )}
      <CopyLink entries={() => toEntries(choices)} />
    </Sides>
  );
}
