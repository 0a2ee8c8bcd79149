import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import type {Setting} from '@site/data/settings';
import {useLocale} from '@site/src/hooks/useLocale';
import CellNote from '../CellNote';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';
import {settingGroups, type SettingGroupId} from './groups';

function cellsOf(setting: Setting, locale: Locale): ReactNode[] {
  const standard = <RichText text={setting.default[locale]} />;
  return [
    <>
      <Label>{setting.label[locale]}</Label> {setting.since && <Since v={setting.since} />}
    </>,
    <>
      <RichText text={setting.meaning[locale]} />
      {setting.effect && <CellNote text={setting.effect[locale]} />}
    </>,
    setting.allowed ? (
      <>
        {standard}
        <CellNote
          title={translate({id: 'settings.allowed', message: 'Allowed:'})}
          text={setting.allowed[locale]}
        />
      </>
    ) : (
      standard
    ),
  ];
}

/** A group of settings from `data/`, one row a field, each with its own anchor. */
export default function SettingsTable({group}: {readonly group: SettingGroupId}): ReactNode {
  const locale = useLocale();
  const {caption} = settingGroups[group];
  const settings: readonly Setting[] = settingGroups[group].settings;
  return (
    <FactTable
      aligned="text"
      caption={caption[locale]}
      columns={[
        translate({id: 'settings.setting', message: 'Setting'}),
        translate({id: 'settings.meaning', message: 'What it does'}),
        translate({id: 'settings.default', message: 'Default'}),
      ]}
      rows={settings.map((setting) => ({
        id: setting.key,
        anchor: `setting-${setting.key}`,
        cells: cellsOf(setting, locale),
      }))}
    />
  );
}
