import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {apiClients, type ApiClient} from '@site/data/plugins';
import BreakableCode from '@site/src/components/BreakableCode';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Client libraries for the verification',
    columns: ['Language', 'Install', 'Needs at least', 'Mind this'],
    official: 'official',
    community: 'community',
    seeRepository: 'see the repository',
    client: (language: string) => `${language} client`,
  },
  de: {
    caption: 'Client-Bibliotheken für die Verifizierung',
    columns: ['Sprache', 'Installation', 'Benötigt mindestens', 'Zu beachten'],
    official: 'offiziell',
    community: 'Community',
    seeRepository: 'siehe Repository',
    client: (language: string) => `Client für ${language}`,
  },
} as const;

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
      install ? <BreakableCode text={install} /> : words.seeRepository,
      needs[locale],
      <RichText text={limits[locale]} />,
    ],
  };
}

/** Libraries that sign and send a verification, from `data/plugins.ts`. */
export default function ApiClientTable(): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={apiClients.map((client) => toRow(client, locale))}
    />
  );
}
