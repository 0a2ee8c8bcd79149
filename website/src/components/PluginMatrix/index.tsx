import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {plugins, wordPressForms, type Plugin} from '@site/data/plugins';
import {BreakableText} from '@site/src/components/BreakableCode';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

const texts = {
  en: {
    caption: 'Plugins and extensions for mosparo',
    filter: 'Find a system, form builder or maintainer',
    columns: ['System and plugin', 'Protects', 'Needs at least', 'Made by'],
    official: 'official',
    community: 'community',
    reviewed: (version: string) => `reviewed: ${version}`,
    notReviewed: 'not reviewed',
  },
  de: {
    caption: 'Plugins und Erweiterungen für mosparo',
    filter: 'System, Formular-Plugin oder Herausgeber suchen',
    columns: ['System und Plugin', 'Schützt', 'Benötigt mindestens', 'Von'],
    official: 'offiziell',
    community: 'Community',
    reviewed: (version: string) => `durchgesehen: ${version}`,
    notReviewed: 'nicht durchgesehen',
  },
} as const;

/** Readers look for the form plugin they have; the row of WordPress answers for all of them. */
const formPlugins = wordPressForms.map(({name}) => name).join(' ');

function toRow(plugin: Plugin, locale: Locale): FilterableRow {
  const {name, system, forms, maintainer, official, needs, reviewed, url} = plugin;
  const words = texts[locale];
  const kind = official ? words.official : words.community;
  return {
    id: name,
    text: [
      ...[system, name, forms[locale], needs[locale], maintainer, kind, reviewed],
      ...(system === 'WordPress' ? [formPlugins] : []),
    ].join(' '),
    cells: [
      <>
        <b>{system}</b>
        <br />
        <Link to={url}>
          <BreakableText text={name} />
        </Link>
      </>,
      <RichText text={forms[locale]} />,
      <RichText text={needs[locale]} />,
      <>
        {!official && (
          <>
            {maintainer}
            <br />
          </>
        )}
        <span className={official ? styles.official : styles.community}>{kind}</span>
        <br />
        <span className={styles.reviewed}>
          {reviewed ? words.reviewed(reviewed) : words.notReviewed}
        </span>
      </>,
    ],
  };
}

/** Which systems have a ready-made plugin, from `data/plugins.ts`. */
export default function PluginMatrix(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  return (
    <div className={styles.plugins} data-wide>
      <FactTable
        caption={caption}
        columns={columns}
        rows={plugins.map((plugin) => toRow(plugin, locale))}
        filterLabel={filter}
      />
    </div>
  );
}
