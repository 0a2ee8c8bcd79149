import {formatNumber} from '@site/src/features/format/number';
import type {Locale} from '@site/config/locales';
import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import Verdict from '../../frame/Verdict';
import type {Evaluation, Trial} from '../core/evaluate';
import {formulaOf} from '../core/rating';
import Missed from './Missed';
import {FieldCell, ItemCell} from './TrialCells';
import {useLabText} from './useLabText';

function pointsText({factors, points}: Trial, locale: Locale): string {
  const formula = formulaOf({matches: [factors]}, locale);
  const result = formatNumber(points, locale);
  return formula === result ? result : `${formula} = ${result}`;
}

function Rated({evaluation}: {readonly evaluation: Evaluation}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {rating, spamScore, spam, matches, open} = evaluation;
  const numbers = [formatNumber(rating, locale), formatNumber(spamScore, locale)] as const;
  return (
    <Verdict
      tone={spam ? 'bad' : 'good'}
      title={spam ? text.spam(...numbers) : text.noSpam(...numbers)}>
      <p>
        {text.matchCount(matches.length)} {open.length > 0 && text.openCount(open.length)}
      </p>
    </Verdict>
  );
}

/** The verdict of mosparo, the points of each match, and the items without one. */
export default function Result({evaluation}: {readonly evaluation: Evaluation}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const {matches, rating} = evaluation;
  const sum = {
    id: 'sum',
    cells: [<b>{text.sum}</b>, '', formatNumber(rating, locale)],
  };
  return (
    <section aria-label={text.result}>
      <Rated evaluation={evaluation} />
      {matches.length > 0 && (
        <FactTable
          caption={text.matches}
          columns={text.columns}
          rows={[
            ...matches.map((trial, index) => ({
              id: String(index),
              cells: [
                <ItemCell trial={trial} />,
                <FieldCell trial={trial} />,
                pointsText(trial, locale),
              ],
            })),
            ...(matches.length > 1 ? [sum] : []),
          ]}
        />
      )}
      <Missed evaluation={evaluation} />
    </section>
  );
}
