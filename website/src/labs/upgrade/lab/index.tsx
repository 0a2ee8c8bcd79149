import Note from '@theme/Admonition/Layout';
import {useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import type {LabPartProps} from '../../frame';
import CopyLink from '../../frame/CopyLink';
import {useLabContext} from '../../frame/labContext';
import Sides from '../../frame/Sides';
import {defaults, fromShared, toEntries, type Choices, type Unknown} from '../core/choices';
import {isRefusal, upgradePath} from '../core/path';
import Fields from './Fields';
import Refused from './Refused';
import Stops from './Stops';
import Summary from './Summary';
import {databaseTexts, kindTexts, labTexts} from './texts';

/** What of the address is not known. Its value is shown as text, never as markup. */
function UnknownNote({unknown}: {readonly unknown: readonly Unknown[]}): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  if (unknown.length === 0) return null;
  const {from, to, kind, database} = defaults;
  const shown = {
    from,
    to,
    kind: kindTexts[kind][locale],
    database: databaseTexts[database][locale],
  };
  return (
    <div role="alert">
      <Note type="warning">
        {unknown.map(({name, value}) => (
          <p key={name}>{text.unknown(name, value, shown[name])}</p>
        ))}
      </Note>
    </div>
  );
}

/** The interactive part. Its whole state is in the query of the address, so that support can send a link. */
export default function UpgradeLab({shared}: LabPartProps): ReactNode {
  const {share} = useLabContext();
  const [{choices, unknown}, setState] = useState(() => fromShared(shared));
  const onChange = (change: Partial<Choices>) => {
    const next = {...choices, ...change};
    setState({choices: next, unknown: []});
    share(toEntries(next));
  };
  const {from, to, kind, database} = choices;
  const answer = upgradePath(from, to, kind, database);
  return (
    <Sides controls={<Fields choices={choices} onChange={onChange} />}>
      <UnknownNote unknown={unknown} />
      {isRefusal(answer) ? (
        <Refused choices={choices} refusal={answer} />
      ) : (
        <>
          <Summary choices={choices} path={answer} />
          <Stops stops={answer.stops} kind={kind} />
        </>
      )}
      <CopyLink entries={() => toEntries(choices)} help={labTexts[useLocale()].linkHelp} />
    </Sides>
  );
}
