import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import type {Locale} from '@site/config/locales';
import {storedData, storedForms, type StoredDatum, type StoredGroup} from '@site/data/storedData';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  columns: [t('Data and purpose'), t('From'), t('Stored'), t('Kept, deleted by')],
  captions: {
    submission: t('Data of a submission'),
    counting: t('Data for delays, lockouts and caches'),
    statistics: t('Statistics and logs'),
    users: t('Data about your staff (backend users)'),
  },
}));

function toRow(datum: StoredDatum, locale: Locale): FactRow {
  const form = storedForms[datum.form][locale];
  const note = datum.formNote?.[locale];
  const plain = datum.form === 'plain' && datum.group !== 'statistics';
  return {
    id: datum.id,
    cells: [
      <span>
        <b>
          <RichText text={datum.what[locale]} />
        </b>
        <span className={styles.more}>{datum.why[locale]}</span>
      </span>,
      datum.from[locale],
      <span>
        <span className={plain ? styles.plain : undefined}>{form}</span>
        {note && `, ${note}`}
      </span>,
      <span>
        <RichText text={datum.kept[locale]} />
        {datum.deletion && <span className={styles.more}>{datum.deletion[locale]}</span>}
      </span>,
    ],
  };
}

/** What mosparo stores, one table a group of data. */
export default function StoredData({group}: {readonly group: StoredGroup}): ReactNode {
  const locale = useLocale();
  const {columns, captions} = texts[locale];
  const rows = storedData.filter((datum) => datum.group === group);
  return (
    <FactTable
      caption={captions[group]}
      columns={columns}
      rows={rows.map((datum) => toRow(datum, locale))}
    />
  );
}
