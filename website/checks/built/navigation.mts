import {localeBase} from '../../config/localeBase.ts';
import {problem, type Problem} from '../problem.mts';
import {isContentPage, translationsOf, type BuiltPage} from './html.mts';

/** Every sidebar has more links than this. */
const fewLinks = 10;

/** Without any script, every page has one title, links to its translations, a menu, a complete table of contents and an edit link. */
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
      page.headings
        .filter((id) => !page.contents.has(id))
        .map((id) => [
          `Its table of contents lacks "${id}".`,
          'write the heading in Markdown, or let a remark plugin write it (src/content/markdown/remarkKnownIssues.ts).',
        ]),
      hasMenu && !page.hasEditLink
        ? [['It has no edit link.', 'pass editUrl to PageEnd (src/components/PageEnd).']]
        : [],
    ].flat();
    return faults.map(([message = '', remedy = '']) =>
      problem(`build/${page.file}`, 1, message, remedy),
    );
  });
}
