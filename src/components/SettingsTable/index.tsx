import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Localized} from '@site/data/localized';
import type {Setting} from '@site/data/settings';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';
import {settingGroups, type SettingGroupId} from './groups';

interface Column {
  readonly title: string;
  readonly cell: (setting: Setting) => ReactNode;
}

/** Columns that no field of the group needs are left out. */
function columnsFor(settings: readonly Setting[], show: (text?: Localized) => ReactNode): Column[] {
  const columns: Column[] = [
    {
      title: translate({id: 'settings.setting', message: 'Setting'}),
      cell: (setting) => <SettingName setting={setting} />,
    },
    {
      title: translate({id: 'settings.meaning', message: 'What it does'}),
      cell: (setting) => show(setting.meaning),
    },
    {
      title: translate({id: 'settings.default', message: 'Default'}),
      cell: (setting) => show(setting.default),
    },
  ];
  if (settings.some((setting) => setting.allowed)) {
    columns.push({
      title: translate({id: 'settings.allowed', message: 'Allowed values'}),
      cell: (setting) => show(setting.allowed),
    });
  }
  if (settings.some((setting) => setting.effect)) {
    columns.push({
      title: translate({id: 'settings.effect', message: 'Mind'}),
      cell: (setting) => show(setting.effect),
    });
  }
  return columns;
}

function SettingName({setting}: {readonly setting: Setting}): ReactNode {
  const locale = useLocale();
  return (
    <>
      <Label>{setting.label[locale]}</Label> {setting.since && <Since v={setting.since} />}
    </>
  );
}

/** A group of settings from `data/`, one row a field, each with its own anchor. */
export default function SettingsTable({group}: {readonly group: SettingGroupId}): ReactNode {
  const locale = useLocale();
  const {caption} = settingGroups[group];
  const settings: readonly Setting[] = settingGroups[group].settings;
  const columns = columnsFor(settings, (text) => text && <RichText text={text[locale]} />);
  return (
    <FactTable
      caption={caption[locale]}
      columns={columns.map((column) => column.title)}
      rows={settings.map((setting) => ({
        id: setting.key,
        anchor: `setting-${setting.key}`,
        text: `${setting.label[locale]} ${setting.key}`,
        cells: columns.map((column) => column.cell(setting)),
      }))}
    />
  );
}
