import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import status from './statusLoader.mjs!./status.json';

const texts = {
  en: {
    caption: 'German pages of this site, computed when the site was built',
    filter: 'Find a page or a state',
    columns: ['Page', 'German title', 'German text'],
    current: 'up to date',
    outdated: 'English page has changed',
    missing: 'missing',
    summary: (current: number, all: number) => `${current} of ${all} German pages are up to date.`,
  },
  de: {
    caption: 'Deutsche Seiten dieser Website, berechnet beim Bauen der Website',
    filter: 'Seite oder Zustand suchen',
    columns: ['Seite', 'Englischer Titel', 'Deutscher Text'],
    current: 'aktuell',
    outdated: 'englische Seite hat sich geändert',
    missing: 'fehlt',
    summary: (current: number, all: number) =>
      `${current} von ${all} deutschen Seiten sind aktuell.`,
  },
} as const;

/** Page by page: was the German text made from the English text that stands there now? */
export default function TranslationStatus(): ReactNode {
  const locale = useLocale();
  const words = texts[locale];
  const other = locale === 'en' ? 'de' : 'en';
  const current = status.filter(({state}) => state === 'current').length;
  return (
    <>
      <p>{words.summary(current, status.length)}</p>
      <FactTable
        caption={words.caption}
        columns={words.columns}
        filterLabel={words.filter}
        rows={status.map(({id, title, state}) => ({
          id,
          text: [id, title.en, title.de, words[state]].join(' '),
          cells: [
            <Link to={`/docs/${id}`}>{title[locale]}</Link>,
            <span lang={other}>{title[other]}</span>,
            words[state],
          ],
        }))}
      />
    </>
  );
}
