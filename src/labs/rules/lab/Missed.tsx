import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Evaluation, Trial} from '../core/evaluate';
import {unmatched} from '../core/explain';
import {reasonTexts} from './reasonTexts';
import {FieldCell, ItemCell} from './TrialCells';
import {useLabText} from './useLabText';

function Reason({trial: {outcome}}: {readonly trial: Trial}): ReactNode {
  const locale = useLocale();
  if (outcome.matches === true) return null;
  const detail = outcome.matches === 'unknown' ? outcome.detail : undefined;
  return (
    <>
      <RichText text={reasonTexts[outcome.reason][locale]} />
      {detail !== undefined && (
        <>
          {' '}
          <code>{detail}</code>
        </>
      )}
    </>
  );
}

/** Items without a match, each with the reason. */
export default function Missed({evaluation}: {readonly evaluation: Evaluation}): ReactNode {
  const text = useLabText();
  const missed = unmatched(evaluation);
  if (missed.length === 0) return null;
  return (
    <FactTable
      caption={text.missed}
      columns={text.missedColumns}
      rows={missed.map((trial, index) => ({
        id: String(index),
        cells: [<ItemCell trial={trial} />, <FieldCell trial={trial} />, <Reason trial={trial} />],
      }))}
    />
  );
}
