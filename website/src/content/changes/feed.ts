import type {Locale} from '../../../config/locales';
import type {SiteChange} from '../../../data/changes';

export interface FeedSite {
  readonly locale: Locale;
  /** https://documentation.mosparo.io */
  readonly siteUrl: string;
  /** `/` or `/de/`. */
  readonly baseUrl: string;
  readonly title: string;
  readonly author: string;
  /** Titles of the pages below /docs. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Older entries are only on the page, which shows all. */
export const MAX_ENTRIES = 40;

export const newsPage = 'docs/whats_new';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Removes the inline markup of texts in `data/`. */
const plain = (text: string) =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`]|\*\*/g, '');

/** A tag URI (RFC 4151), which stays the same if pages move and differs between languages. */
const idOf = ({siteUrl, locale}: FeedSite, name = '') =>
  `tag:${new URL(siteUrl).hostname},2026:changes/${locale}${name && `/${name}`}`;

const timeOf = (date: string) => `${date}T00:00:00Z`;

function entryOf(change: SiteChange, site: FeedSite): string {
  const {siteUrl, baseUrl, locale, titles} = site;
  const pages = change.pages === 'all' ? [] : change.pages;
  const url = `${siteUrl}${baseUrl}${pages[0] ? `docs/${pages[0]}` : newsPage}`;
  const names = pages.map((page) => titles.get(page) ?? page).join(', ');
  return [
    '  <entry>',
    `    <id>${escape(idOf(site, change.id))}</id>`,
    `    <title>${escape(plain(change.text[locale]))}</title>`,
    `    <updated>${timeOf(change.date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    ...(names ? [`    <summary>${escape(names)}</summary>`] : []),
    '  </entry>',
  ].join('\n');
}

/** Writes an Atom feed (RFC 4287). The same changes give the same bytes. */
export function atomFeed(news: readonly SiteChange[], site: FeedSite): string {
  const [newest] = news;
  if (!newest) throw new Error('data/changes.ts has no entry. Remedy: add one.');
  const {siteUrl, baseUrl, locale, title, author} = site;
  const url = escape(`${siteUrl}${baseUrl}`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${escape(idOf(site))}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <updated>${timeOf(newest.date)}</updated>`,
    `  <author><name>${escape(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${url}feed.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${url}${newsPage}"/>`,
    ...news.slice(0, MAX_ENTRIES).map((change) => entryOf(change, site)),
    '</feed>',
    '',
  ].join('\n');
}
