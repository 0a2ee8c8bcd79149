import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {plugins, wordPressForms, type Plugin} from '@site/data/plugins';
import {BreakableText} from '@site/src/components/BreakableCode';
import CommandLine from '@site/src/components/CommandLine';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {fill, inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Plugins and extensions for mosparo'),
  filter: t('Find a system, form builder or maintainer'),
  notListed: t('Not listed? What you can do'),
  columns: [t('System and plugin'), t('Protects'), t('Needs at least; install')],
  official: t('official'),
  community: t('community'),
  reviewed: (version: string) => fill(t('reviewed: {version}'), {version}),
  notReviewed: t('not reviewed'),
}));

/** Readers look for the form plugin they have; the row of WordPress answers for all of them. */
const formPlugins = wordPressForms.map(({name}) => name).join(' ');

function toRow(plugin: Plugin, locale: Locale): FilterableRow {
  const {name, system, forms, maintainer, official, needs, install, reviewed, url} = plugin;
  const words = texts[locale];
  const kind = official ? words.official : words.community;
  return {
    id: name,
    text: [
      ...[system, name, forms[locale], needs?.[locale], install, maintainer, kind, reviewed],
      ...(system === 'WordPress' ? [formPlugins] : []),
    ].join(' '),
    cells: [
      <>
        <b>{system}</b>
        <br />
        <Link to={url}>
          <BreakableText text={name} />
        </Link>
        <span className={styles.maker}>
          <span className={official ? styles.official : styles.community}>{kind}</span>{' '}
          {!official && <>{maintainer}, </>}
          {reviewed ? words.reviewed(reviewed) : words.notReviewed}
        </span>
      </>,
      <RichText text={forms[locale]} />,
      <>
        {needs?.[locale] ?? (install ? '' : '–')}
        {install && <CommandLine text={install} />}
      </>,
    ],
  };
}

/** Which systems have a ready-made plugin, from `data/plugins.ts`. */
export default function PluginMatrix(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter, notListed} = texts[locale];
  return (
    <div className={styles.plugins}>
      <FactTable
        caption={caption}
        columns={columns}
        rows={plugins.map((plugin) => toRow(plugin, locale))}
        filterLabel={filter}
        elsewhere={<Link to="/docs/integration/with_plugins#not-listed">{notListed}</Link>}
      />
    </div>
  );
}
