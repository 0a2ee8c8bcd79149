import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import Verdict from '../../frame/Verdict';
import type {Pair} from '../core/pairs';
import {pairTexts} from '../pairTexts';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly pairs: readonly Pair[];
}

/** Whether all pairs of colors have enough contrast. */
export function ContrastVerdict({pairs}: Props): ReactNode {
  const text = useLabText();
  const failing = pairs.filter(({passes}) => !passes).length;
  return (
    <Verdict
      tone={failing > 0 ? 'bad' : 'good'}
      title={failing > 0 ? text.someFail(failing, pairs.length) : text.allPass(pairs.length)}
    />
  );
}

/** The contrast of all pairs of colors. */
export function ContrastTable({pairs}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <FactTable
      caption={text.contrast}
      columns={text.columns}
      rows={pairs.map(({name, ratio, needed, passes}) => ({
        id: name,
        cells: [
          pairTexts[name][locale],
          <span className={styles.ratio}>
            {number(ratio)} : 1{' '}
            <span className={styles.result} data-passes={passes}>
              {passes ? text.passes : text.fails} {number(needed)}
            </span>
          </span>,
        ],
      }))}
    />
  );
}
