import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {formatNumber} from '@site/src/features/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import {exampleContrast} from './exampleContrast';
import {pairTexts} from './pairTexts';
import {shellTexts} from './shellTexts';

/** Worked example with precomputed values, so that the page does not load the code of the lab. */
export default function Example(): ReactNode {
  const locale = useLocale();
  const {example, columns, passes, fails} = shellTexts[locale];
  const number = (value: number) => formatNumber(value, locale);
  return (
    <FactTable
      caption={example}
      columns={columns}
      rows={exampleContrast.map(([name, ratio, needed]) => ({
        id: name,
        cells: [
          pairTexts[name][locale],
          `${number(ratio)} : 1`,
          `${ratio >= needed ? passes : fails} ${number(needed)}`,
        ],
      }))}
    />
  );
}
