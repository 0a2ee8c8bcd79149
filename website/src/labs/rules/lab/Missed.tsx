import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Trial} from '../core/evaluate';
import {reasonTexts} from './reasonTexts';
import {useFirst} from './useFirst';
import MatchCell from './TrialCells';
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
export default function Missed({missed}: {readonly missed: readonly Trial[]}): ReactNode {
  const text = useLabText();
  const {shown, button} = useFirst(missed);
  if (missed.length === 0) return null;
  return (
    <>
      <FactTable
        caption={text.missed}
        columns={text.missedColumns}
        rows={shown.map((trial, index) => ({
          id: String(index),
          cells: [<MatchCell trial={trial} />, <Reason trial={trial} />],
        }))}
      />
      {button}
    </>
  );
}
