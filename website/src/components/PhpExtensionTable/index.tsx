import type {ReactNode} from 'react';
import {
  extensionTableTexts as texts,
  included,
  needTexts,
  phpExtensions,
  type PhpExtension,
} from '@site/data/requirements';
import {useLocale} from '@site/src/hooks/useLocale';
import BreakableCode from '../BreakableCode';
import FactTable, {type FilterableRow} from '../FactTable';
import RichText from '../RichText';
import styles from './styles.module.css';

function Package({name}: {readonly name: string}): ReactNode {
  const locale = useLocale();
  if (name === included) return texts.included[locale];
  return name ? <BreakableCode text={name} /> : texts.elsewhere[locale];
}

function Packages({debian, rhel}: Pick<PhpExtension, 'debian' | 'rhel'>): ReactNode {
  const locale = useLocale();
  if (debian === included && rhel === included) return texts.included[locale];
  return (
    <dl className={styles.packages}>
      <dt>{texts.debian[locale]}</dt>
      <dd>
        <Package name={debian} />
      </dd>
      <dt>{texts.rhel[locale]}</dt>
      <dd>
        <Package name={rhel} />
      </dd>
    </dl>
  );
}

function useRow(): (extension: PhpExtension) => FilterableRow {
  const locale = useLocale();
  return ({name, need, purpose, symptom, debian, rhel}) => ({
    id: name,
    text: [name, needTexts[need][locale], purpose[locale], symptom[locale], debian, rhel].join(' '),
    cells: [
      <>
        <code>{name}</code>
        <span className={styles.need}>{needTexts[need][locale]}</span>
      </>,
      <span className={styles.text}>
        <RichText text={purpose[locale]} />
      </span>,
      <RichText text={symptom[locale]} />,
      <Packages debian={debian} rhel={rhel} />,
    ],
  });
}

/** Every PHP extension: what for, what happens without it, which package brings it. */
export default function PhpExtensionTable(): ReactNode {
  const locale = useLocale();
  const row = useRow();
  return (
    <FactTable
      caption={texts.caption[locale]}
      filterLabel={texts.filter[locale]}
      columns={[texts.name, texts.purpose, texts.symptom, texts.packages].map(
        (text) => text[locale],
      )}
      rows={phpExtensions.map(row)}
    />
  );
}
