import type {ReactNode} from 'react';
import {
  extensionTableTexts as texts,
  included,
  needTexts,
  phpExtensions,
  type PhpExtension,
} from '@site/data/requirements';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable, {type FactRow} from '../FactTable';
import RichText from '../RichText';
import styles from './styles.module.css';

function Package({name}: {readonly name: string}): ReactNode {
  const locale = useLocale();
  if (name === included) return texts.included[locale];
  return name ? <code>{name}</code> : texts.elsewhere[locale];
}

function useRow(): (extension: PhpExtension) => FactRow {
  const locale = useLocale();
  return ({name, need, purpose, symptom, debian, rhel}) => ({
    id: name,
    text: [name, needTexts[need][locale], purpose[locale], symptom[locale], debian, rhel].join(' '),
    cells: [
      <>
        <code>{name}</code>
        <span className={styles.need}>{needTexts[need][locale]}</span>
      </>,
      <RichText key="purpose" text={purpose[locale]} />,
      <RichText key="symptom" text={symptom[locale]} />,
      <Package key="debian" name={debian} />,
      <Package key="rhel" name={rhel} />,
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
      columns={[texts.name, texts.purpose, texts.symptom, texts.debian, texts.rhel].map(
        (text) => text[locale],
      )}
      rows={phpExtensions.map(row)}
    />
  );
}
