import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import {shellTexts} from './shellTexts';

/** Worked example with precomputed values, so that the page does not load the code of the lab. */
export default function Example(): ReactNode {
  const {example, columns, rows, verdict, missed} = shellTexts[useLocale()];
  return (
    <>
      <FactTable
        caption={example}
        columns={columns}
        rows={rows.map((cells, index) => ({id: String(index), cells}))}
      />
      <p>
        <b>{verdict}</b>
      </p>
      <p>{missed}</p>
    </>
  );
}
