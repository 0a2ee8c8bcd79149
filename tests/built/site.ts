import {readFileSync} from 'node:fs';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {
  attribute,
  findElements,
  hasClass,
  textOf,
  type Element,
} from 'docusaurus-theme-section-search/html';
import {localeBase} from '../../website/config/localeBase';
import {completeLocales, type CompleteLocale} from '../../website/config/locales';
import {allRoutes, htmlFile} from '../e2e/sitemap';

export {attribute, completeLocales as localeNames, hasClass, localeBase, textOf};

/** A page of the build. */
export interface Page {
  readonly route: string;
  readonly locale: CompleteLocale;
  /** The route without the language. */
  readonly path: string;
  readonly html: string;
  /** Elements in document order; with an attribute, only those that have it, or have it with this value. */
  find(tag: string, name?: string, value?: string): Element[];
}

const localeOf = (route: string) => (route.startsWith(`${localeBase.de}/`) ? 'de' : 'en');

export function readPage(route: string, html = readFileSync(htmlFile(route), 'utf8')): Page {
  let document: DefaultTreeAdapterMap['document'] | undefined;
  const locale = localeOf(route);
  return {
    route,
    locale,
    path: route.slice(localeBase[locale].length),
    html,
    find: (tag, name, value) =>
      findElements((document ??= parse(html)), (element) => {
        if (tag !== '*' && element.tagName !== tag) return false;
        const found = name === undefined ? '' : attribute(element, name);
        return found !== undefined && (value === undefined || found === value);
      }),
  };
}

/** The pages in both languages, in the order of their routes. */
export const pages = allRoutes().map((route) => readPage(route));

/** The same with their heads only, which are quicker to parse. */
export const heads = pages.map(({route, html}) =>
  readPage(route, html.slice(0, html.indexOf('</head>'))),
);

export const readBuilt = (file: string): string => readFileSync(`build${file}`, 'utf8');
