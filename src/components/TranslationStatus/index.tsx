import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {otherLocale} from '@site/config/locales';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import status from './statusLoader.mjs!./status.json';

const texts = {
  en: {
    caption: 'German pages that need work, computed when the site was built',
    columns: ['Page', 'German title', 'German text'],
    outdated: 'English page has changed',
    missing: 'missing',
    summary: (current: number, all: number) => `${current} of ${all} German pages are up to date.`,
  },
  de: {
    caption: 'Deutsche Seiten, an denen etwas zu tun ist, berechnet beim Bauen der Website',
    columns: ['Seite', 'Englischer Titel', 'Deutscher Text'],
    outdated: 'englische Seite hat sich geändert',
    missing: 'fehlt',
    summary: (current: number, all: number) =>
      `${current} von ${all} deutschen Seiten sind aktuell.`,
  },
} as const;

/** Which German texts were not made from the present English ones? */
export default function TranslationStatus(): ReactNode {
  const locale = useLocale();
  const words = texts[locale];
  const other = otherLocale(locale);
  const rest = status.filter(({state}) => state !== 'current');
  return (
    <>
      <p>{words.summary(status.length - rest.length, status.length)}</p>
      {rest.length > 0 && (
        <FactTable
          caption={words.caption}
          columns={words.columns}
          rows={rest.map(({id, title, state}) => ({
            id,
            cells: [
              <Link to={`/docs/${id}`}>{title[locale]}</Link>,
              <span lang={other}>{title[other]}</span>,
              state === 'missing' ? words.missing : words.outdated,
            ],
          }))}
        />
      )}
    </>
  );
}
