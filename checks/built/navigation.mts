import {localeBase} from '../../config/localeBase.ts';
import {problem, type Problem} from '../problem.mts';
import {isContentPage, translationsOf, type BuiltPage} from './html.mts';

/** Fewer links than any sidebar has. */
const fewLinks = 10;

/** Every page has one title, links to its translations and a menu, without any script. */
export function checkNavigation(pages: readonly BuiltPage[]): Problem[] {
  return pages.filter(isContentPage).flatMap((page) => {
    const urls = new Set(page.links.map(({url}) => url));
    const hasMenu = page.route.startsWith(`${localeBase[page.locale]}/docs/`);
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
