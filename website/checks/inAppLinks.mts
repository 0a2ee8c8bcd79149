import {defaultLocale} from '../config/locales.ts';
import {inAppLinks} from '../data/inAppLinks.ts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** Pages and headings that the product's interface links to exist. */
export function checkInAppLinks({pages}: Site): Problem[] {
  const english = new Map(
    pages.filter(({locale}) => locale === defaultLocale).map((page) => [page.id, page]),
  );
  return inAppLinks.flatMap((link) => {
    const [route = '', anchor] = link.replace('/docs/', '').split('#');
    if (route.startsWith('category/')) return [];
    const page = english.get(route);
    if (!page)
      return [
        problem(
          'data/inAppLinks.ts',
          1,
          `The product links to ${link}, which is not a page.`,
          'bring the page back.',
        ),
      ];
    return anchor && !page.headings.some(({id}) => id === anchor)
      ? [
          problem(
            page.file,
            1,
            `The product links to the heading #${anchor}, which this page lacks.`,
            `give the matching heading {/* #${anchor} */}.`,
          ),
        ]
      : [];
  });
}
