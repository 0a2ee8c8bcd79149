import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import type {Locale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import {examples, spamScore, type RatingExample} from './examples';
import {formatSum, isSpam, totalOf} from './rating';
import styles from './styles.module.css';

const texts = {
  en: {
    caption: `Worked examples with a spam score of ${spamScore}`,
    columns: ['Situation', 'Calculation', 'Result'],
    spam: 'Spam',
    notSpam: 'Not spam',
  },
  de: {
    caption: `Rechenbeispiele mit einem Spam-Grenzwert von ${spamScore}`,
    columns: ['Situation', 'Rechnung', 'Ergebnis'],
    spam: 'Spam',
    notSpam: 'Kein Spam',
  },
} as const;

function toRow({id, situation, matches}: RatingExample, locale: Locale): FactRow {
  const {spam, notSpam} = texts[locale];
  return {
    id,
    text: situation[locale],
    cells: [
      situation[locale],
      <span key="sum" className={styles.sum}>
        {formatSum(matches, locale)}
      </span>,
      isSpam(totalOf(matches), spamScore) ? <b key="spam">{spam}</b> : notSpam,
    ],
  };
}

/** How points add up, calculated instead of written down. */
export default function RatingExamples(): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={examples.map((example) => toRow(example, locale))}
    />
  );
}
