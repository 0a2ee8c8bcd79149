import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {plugins, type Plugin} from '@site/data/plugins';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Plugins and extensions for mosparo',
    filter: 'Find a system, form builder or maintainer',
    columns: ['System', 'Plugin', 'Protects', 'Needs at least', 'Maintainer', 'Reviewed'],
    official: 'official',
    community: 'community',
    notReviewed: 'not reviewed',
  },
  de: {
    caption: 'Plugins und Erweiterungen für mosparo',
    filter: 'System, Formular-Plugin oder Herausgeber suchen',
    columns: ['System', 'Plugin', 'Schützt', 'Benötigt mindestens', 'Herausgeber', 'Durchgesehen'],
    official: 'offiziell',
    community: 'Community',
    notReviewed: 'nicht durchgesehen',
  },
} as const;

function toRow(plugin: Plugin, locale: Locale): FactRow {
  const {name, system, forms, maintainer, official, needs, reviewed, url} = plugin;
  const words = texts[locale];
  const kind = official ? words.official : words.community;
  return {
    id: name,
    text: [system, name, forms[locale], needs[locale], maintainer, kind, reviewed].join(' '),
    cells: [
      <b>{system}</b>,
      <Link to={url}>{name}</Link>,
      forms[locale],
      <RichText text={needs[locale]} />,
      `${maintainer} (${kind})`,
      reviewed ?? words.notReviewed,
    ],
  };
}

/** Which systems have a ready-made plugin, from `data/plugins.ts`. */
export default function PluginMatrix(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={plugins.map((plugin) => toRow(plugin, locale))}
      filterLabel={filter}
    />
  );
}
