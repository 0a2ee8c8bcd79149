import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {apiClients, type ApiClient} from '@site/data/apiClients';
import CommandLine from '@site/src/components/CommandLine';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {fill, inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Client libraries for the verification'),
  columns: [t('Library'), t('Needs at least; install'), t('Mind this')],
  official: t('official'),
  community: t('community'),
  seeRepository: t('see the repository'),
  client: (language: string) => fill(t('{language} client'), {language}),
}));

function toRow(client: ApiClient, locale: Locale): FactRow {
  const {language, install, needs, official, limits, url} = client;
  const words = texts[locale];
  return {
    id: language,
    cells: [
      <>
        <Link to={url}>{words.client(language)}</Link>
        <br />
        {official ? words.official : words.community}
      </>,
      <>
        {needs?.[locale] ?? words.seeRepository}
        {install && <CommandLine text={install} />}
      </>,
      <RichText text={limits[locale]} />,
    ],
  };
}

/** Libraries that sign and send a verification, from `data/apiClients.ts`. */
export default function ApiClientTable(): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale];
  return (
    <div className={styles.clients}>
      <FactTable
        caption={caption}
        columns={columns}
        rows={apiClients.map((client) => toRow(client, locale))}
      />
    </div>
  );
}
