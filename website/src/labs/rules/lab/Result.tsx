import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Summary} from '../core/summary';
import Missed from './Missed';
import {pointsText} from './pointsText';
import MatchCell from './TrialCells';
import {useFirst} from './useFirst';
import {useLabText} from './useLabText';

type SummaryProps = {readonly summary: Summary};

function Matches({summary: {matches, matchCount, rating}}: SummaryProps): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {shown, button} = useFirst(matches);
  const left = matchCount - shown.length;
  const rows = shown.map((trial, index) => ({
    id: String(index),
    cells: [<MatchCell trial={trial} />, pointsText(trial, locale)],
  }));
  const more = {id: 'more', cells: [text.more(left), '']};
  const sum = {id: 'sum', cells: [<b>{text.sum}</b>, <b>{formatNumber(rating, locale)}</b>]};
  if (matchCount === 0) return null;
  return (
    <>
      <FactTable
        caption={text.matches}
        columns={text.columns}
        rows={[...rows, ...(left > 0 ? [more] : []), ...(matchCount > 1 ? [sum] : [])]}
      />
      {button}
    </>
  );
}

/** The points of each match, and the items without one. */
export default function Result({summary}: SummaryProps): ReactNode {
  const text = useLabText();
  const {matchCount, openCount} = summary;
  return (
    <>
      <p>
        {text.matchCount(matchCount)} {openCount > 0 && text.openCount(openCount)}
      </p>
      <Matches summary={summary} />
      <Missed missed={summary.missed} />
    </>
  );
}
