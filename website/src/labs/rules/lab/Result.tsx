import {formatNumber} from '@site/src/features/format/number';
import type {Locale} from '@site/config/locales';
import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import Verdict from '../../frame/Verdict';
import type {Trial} from '../core/evaluate';
import {formulaOf} from '../core/rating';
import type {Summary} from '../core/summary';
import Missed from './Missed';
import {useFirst} from './useFirst';
import {FieldCell, ItemCell} from './TrialCells';
import {useLabText} from './useLabText';

type SummaryProps = {readonly summary: Summary};

function pointsText({factors, points}: Trial, locale: Locale): string {
  const formula = formulaOf({matches: [factors]}, locale);
  const result = formatNumber(points, locale);
  return formula === result ? result : `${formula} = ${result}`;
}

function Rated({summary}: SummaryProps): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {rating, spamScore, spam, matchCount, openCount} = summary;
  const numbers = [formatNumber(rating, locale), formatNumber(spamScore, locale)] as const;
  return (
    <Verdict
      tone={spam ? 'bad' : 'good'}
      title={spam ? text.spam(...numbers) : text.noSpam(...numbers)}>
      <p>
        {text.matchCount(matchCount)} {openCount > 0 && text.openCount(openCount)}
      </p>
    </Verdict>
  );
}

function Matches({summary: {matches, matchCount, rating}}: SummaryProps): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {shown, button} = useFirst(matches);
  const left = matchCount - shown.length;
  const rows = shown.map((trial, index) => ({
    id: String(index),
    cells: [<ItemCell trial={trial} />, <FieldCell trial={trial} />, pointsText(trial, locale)],
  }));
  const more = {id: 'more', cells: [text.more(left), '', '']};
  const sum = {id: 'sum', cells: [<b>{text.sum}</b>, '', formatNumber(rating, locale)]};
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

/** The verdict of mosparo, the points of each match, and the items without one. */
export default function Result({summary}: SummaryProps): ReactNode {
  return (
    <>
      <Rated summary={summary} />
      <Matches summary={summary} />
      <Missed missed={summary.missed} />
    </>
  );
}
