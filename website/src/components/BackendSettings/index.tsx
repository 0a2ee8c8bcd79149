import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {BreakableText} from '../BreakableCode';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';
import {settingRows, type SettingGroupId, type SettingRow} from './settingRows';
import styles from './styles.module.css';

function Field({row}: {readonly row: SettingRow}): ReactNode {
  const {label, key, since} = row;
  return (
    <>
      <Label>{label}</Label> {since && <Since v={since} />}
      {key && (
        <code className={styles.key}>
          <BreakableText text={key} />
        </code>
      )}
    </>
  );
}

/** The fields of one group of a settings page, from `data/`. */
export default function BackendSettings({group}: {readonly group: SettingGroupId}): ReactNode {
  const {title, rows} = settingRows(group, useLocale());
  return (
    <FactTable
      caption={title}
      columns={[
        translate({id: 'backendSettings.field', message: 'Field'}),
        translate({id: 'backendSettings.meaning', message: 'What it does'}),
        translate({id: 'backendSettings.allowed', message: 'Allowed values'}),
        translate({id: 'backendSettings.standard', message: 'Default'}),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          <Field row={row} />,
          ...[row.meaning, row.allowed, row.default].map((text) => (
            <RichText key={text} text={text} />
          )),
        ],
      }))}
    />
  );
}
