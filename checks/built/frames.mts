import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {problem, type Problem} from '../problem.mts';
import type {BuiltPage} from './html.mts';

/** Fewer links than any sidebar has. */
const fewLinks = 10;

/** Redirects and the not-found page have neither content nor translations of their own. */
export const isContentPage = ({redirects, file}: BuiltPage) =>
  !redirects && !/(?:^|\/)404\.html$/.test(file);

const baseOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** The addresses of a page in the other languages. */
export function translationsOf({route, locale}: BuiltPage): readonly string[] {
  const below = route.slice(baseOf(locale).length);
  return locales.filter((other) => other !== locale).map((other) => `${baseOf(other)}${below}`);
}

/** Every page has one title, links to its translations and a menu, without any script. */
export function checkFrames(pages: readonly BuiltPage[]): Problem[] {
  return pages.filter(isContentPage).flatMap((page) => {
    const urls = new Set(page.links.map(({url}) => url));
    const hasMenu = page.route.startsWith(`${baseOf(page.locale)}/docs/`);
    const faults = [
      page.titles.length === 1 && page.titles[0] !== ''
        ? []
        : [['It has not exactly one title (h1).', 'give the page one title.']],
      translationsOf(page)
        .filter((route) => !urls.has(route))
        .map((route) => [
          `It does not link to ${route}.`,
          'translate the page, and keep the language menu.',
        ]),
      hasMenu && page.sidebarLinks <= fewLinks
        ? [['Its sidebar is not in the HTML.', 'render it on the server.']]
        : [],
    ].flat();
    return faults.map(([message = '', remedy = '']) =>
      problem(`build/${page.file}`, 1, message, remedy),
    );
  });
}
