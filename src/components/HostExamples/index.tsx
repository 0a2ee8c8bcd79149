import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import type {Locale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import {hostExamples, type HostExample} from './examples';
import {matchHost} from './matchHost';
import styles from './styles.module.css';

const texts = {
  en: {
    caption: 'Entries, and which origins they match',
    columns: ['Entry', 'Matches', 'Does not match'],
    nothing: 'nothing',
  },
  de: {
    caption: 'Einträge und zu welchen Herkünften sie passen',
    columns: ['Eintrag', 'Passt zu', 'Passt nicht zu'],
    nothing: 'nichts',
  },
} as const;

function Origins({list, none}: {readonly list: readonly string[]; readonly none: string}) {
  if (list.length === 0) return none;
  return (
    <ul className={styles.origins}>
      {list.map((origin) => (
        <li key={origin}>
          <code>{origin}</code>
        </li>
      ))}
    </ul>
  );
}

function toRow({entry, origins, note}: HostExample, locale: Locale): FactRow {
  const matching = origins.filter((origin) => matchHost(entry, origin));
  const others = origins.filter((origin) => !matching.includes(origin));
  return {
    id: entry,
    cells: [
      <span>
        <code>{entry}</code>
        <span className={styles.note}>{note[locale]}</span>
      </span>,
      <Origins list={matching} none={texts[locale].nothing} />,
      <Origins list={others} none="–" />,
    ],
  };
}

/** How mosparo compares the entries of "Hosts", by example. */
export default function HostExamples(): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={hostExamples.map((example) => toRow(example, locale))}
    />
  );
}
