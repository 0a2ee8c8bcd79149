import {parse} from 'parse5';
import {localeBase} from '../../config/localeBase.ts';
import {defaultLocale, locales, translations, type Locale} from '../../config/locales.ts';
import {
  attribute,
  findElement,
  findElements,
  hasClass,
  textOf,
  type Element,
} from 'docusaurus-theme-section-search/html';
import {contentOfPage, type Content} from './content.mts';

export interface BuiltLink {
  readonly url: string;
  readonly text: string;
  /** The `lang` or `hreflang` of a link to another language, as in the language menu. */
  readonly lang: string | undefined;
}

/** A page of the built site. */
export interface BuiltPage {
  /** Path below the build folder. */
  readonly file: string;
  /** Its path, such as `/de/docs/cli`. */
  readonly route: string;
  /** The language of its folder. */
  readonly locale: Locale;
  readonly lang: string | undefined;
  readonly ids: ReadonlySet<string>;
  /** Ids of more than one element. */
  readonly repeated: ReadonlySet<string>;
  readonly links: readonly BuiltLink[];
  /** Texts of all `h1`. */
  readonly titles: readonly string[];
  /** Number of links in the sidebar. */
  readonly sidebarLinks: number;
  /** Ids of the headings of levels 2 and 3 in its article. */
  readonly headings: readonly string[];
  /** Ids that the table of contents links to. */
  readonly contents: ReadonlySet<string>;
  readonly hasEditLink: boolean;
  readonly content: Content;
  /** Texts of the badges in its article. */
  readonly badges: readonly string[];
  /** URL of its Markdown copy. */
  readonly copy: string | undefined;
  /** Whether the page only redirects a former URL and has no content of its own. */
  readonly redirects: boolean;
}

/** The target of `<meta http-equiv="refresh" content="0; url=/docs/…">`, as a link. */
function refreshOf(all: readonly Element[]): readonly BuiltLink[] {
  return all.flatMap((element) => {
    const isRefresh = element.tagName === 'meta' && attribute(element, 'http-equiv') === 'refresh';
    const url = /url=(.+)$/.exec((isRefresh && attribute(element, 'content')) || '')?.[1];
    return url ? [{url, text: '', lang: undefined}] : [];
  });
}

function linksOf(all: readonly Element[]): readonly BuiltLink[] {
  return all
    .filter(({tagName}) => tagName === 'a')
    .flatMap((element) => {
      const url = attribute(element, 'href');
      const lang = attribute(element, 'lang') ?? attribute(element, 'hreflang');
      return url === undefined ? [] : [{url, text: textOf(element).trim(), lang}];
    });
}

const idOf = (element: Element) => attribute(element, 'id') ?? '';

/** Texts of the badges. The Markdown copy must show their place in a sentence in another way. */
function badgesOf(all: readonly Element[]): string[] {
  const badges = all.filter((element) => attribute(element, 'data-markdown') === 'badge');
  return badges.map((badge) => textOf(badge).trim());
}

/** Ids of the headings that the table of contents should list. */
function headingsOf(all: readonly Element[]): string[] {
  const article = all.find((element) => hasClass(element, 'theme-doc-markdown'));
  return article ? findElements(article, ({tagName}) => /^h[23]$/.test(tagName)).map(idOf) : [];
}

export function readBuiltPage(file: string, html: string): BuiltPage {
  const document = parse(html);
  const all = findElements(document, () => true);
  const root = all.find(({tagName}) => tagName === 'html');
  const refresh = refreshOf(all);
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  const names = all.flatMap((element) => attribute(element, 'name') ?? []);
  const labs = all.flatMap((element) => attribute(element, 'data-island') ?? []);
  const sidebar = findElement(document, (element) => hasClass(element, 'theme-doc-sidebar-menu'));
  const copy = all.find((element) => attribute(element, 'type') === 'text/markdown');
  return {
    file,
    route: `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`,
    locale: translations.find((locale) => file.startsWith(`${locale}/`)) ?? defaultLocale,
    lang: root && attribute(root, 'lang'),
    ids: new Set([...ids, ...names, ...labs.map((lab) => `lab-${lab}`)]),
    repeated: new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
    links: [...refresh, ...linksOf(all)],
    titles: all.filter(({tagName}) => tagName === 'h1').map((title) => textOf(title).trim()),
    headings: headingsOf(all),
    contents: new Set(
      all
        .filter((element) => hasClass(element, 'table-of-contents__link'))
        .map((link) => decodeURIComponent((attribute(link, 'href') ?? '').slice(1))),
    ),
    hasEditLink: all.some((element) => hasClass(element, 'theme-edit-this-page')),
    sidebarLinks: sidebar ? findElements(sidebar, ({tagName}) => tagName === 'a').length : 0,
    content: contentOfPage(document),
    badges: badgesOf(all),
    copy: copy && attribute(copy, 'href'),
    redirects: refresh.length > 0,
  };
}

/** Redirects and the not-found page have neither content nor translations of their own. */
export const isContentPage = ({redirects, file}: BuiltPage) =>
  !redirects && !/(?:^|\/)404\.html$/.test(file);

/** The paths of a page in the other languages. */
export function translationsOf({route, locale}: BuiltPage): readonly string[] {
  const below = route.slice(localeBase[locale].length);
  return locales.filter((other) => other !== locale).map((other) => `${localeBase[other]}${below}`);
}
