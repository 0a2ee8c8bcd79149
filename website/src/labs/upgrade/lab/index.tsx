import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import type {LabPartProps} from '../../frame';
import Sides from '../../frame/Sides';
import {defaults, type Choices, type ReadChoices, type Unknown} from '../core/choices';
import {isRefusal, upgradePath} from '../core/path';
import Fields from './Fields';
import Refused from './Refused';
import Stops from './Stops';
import Summary, {Warnings} from './Summary';
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

/** The whole state is in the query of the address, so that support can send a link. */
export default function UpgradeLab(props: LabPartProps<ReadChoices>): ReactNode {
  const {state, setState, share} = props;
  const {choices, unknown} = state;
  const onChange = (change: Partial<Choices>) => {
    const next = {choices: {...choices, ...change}, unknown: []};
    setState(next);
    share(next);
  };
  const {from, to, kind, database} = choices;
  const answer = upgradePath(from, to, kind, database);
  const stops = isRefusal(answer) ? [] : answer.stops;
  return (
    <Sides
      fewControls
      controls={<Fields choices={choices} onChange={onChange} />}
      verdict={
        isRefusal(answer) ? (
          <Refused choices={choices} refusal={answer} />
        ) : (
          <Summary choices={choices} path={answer} />
        )
      }>
      <UnknownNote unknown={unknown} />
      {!isRefusal(answer) && (
        <>
          <Warnings choices={choices} path={answer} />
          <Stops stops={stops} kind={kind} />
        </>
      )}
    </Sides>
  );
}
