import {useMemo, useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {ownHost} from '@site/src/features/values/ownHost';
import type {LabPartProps} from '../../frame';
import CopyLink from '../../frame/CopyLink';
import Sides from '../../frame/Sides';
import {defaults, type Choices} from '../core/choices';
import {fromShared, toEntries} from '../core/link';
import {findResult} from '../core/result';
import {Parts, Remarks} from './Parts';
import Policies from './Policies';
import {labTexts} from './texts';
import UseFields from './UseFields';
import Verdict from './Verdict';

/** The interactive part. A link contains the choices, never the pasted policy. */
export default function CspLab({shared}: LabPartProps): ReactNode {
  const [choices, setChoices] = useState<Choices>(() =>
    fromShared(shared, {...defaults, hosts: `https://${ownHost()}`}),
  );
  const [pasted, setPasted] = useState('');
  const result = useMemo(() => findResult(choices, pasted), [choices, pasted]);
  return (
    <Sides
      controls={
        <UseFields
          choices={choices}
          pasted={pasted}
          result={result}
          onChange={(change) => setChoices((before) => ({...before, ...change}))}
          onPaste={setPasted}
        />
      }>
      <Verdict result={result} />
      {result.merged && (
        <>
          <Remarks {...result} />
          <Policies policy={result.merged.policy} choices={choices} />
          <Parts merged={result.merged} />
        </>
      )}
      <CopyLink entries={() => toEntries(choices)} help={labTexts[useLocale()].linkHelp} />
    </Sides>
  );
}
