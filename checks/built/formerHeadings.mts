import {locales, defaultLocale} from '../../config/locales.ts';
import {problem, type Problem} from '../problem.mts';
import type {BuiltSite} from './links.mts';

/** All addresses of headings that were ever published, `docs/usage/rules#rating`, one on each line. */
export const formerHeadingsFile = 'tests/former-headings.txt';

const moves = 'data/movedSections.ts';

/**
 * Every address of a heading that was ever published still works: it leads to the heading, or to the
 * link to its new place (see src/features/movedSections).
 */
export function checkFormerHeadings({pages}: BuiltSite, headings: readonly string[]): Problem[] {
  const ids = new Map(pages.map((page) => [page.file, page.ids]));
  return locales.flatMap((locale) =>
    headings.flatMap((heading, index) => {
      const [route, id = ''] = heading.split('#');
      const file = `${locale === defaultLocale ? '' : `${locale}/`}${route}.html`;
      return ids.get(file)?.has(id)
        ? []
        : [
            problem(
              formerHeadingsFile,
              index + 1,
              `The former heading #${id} leads to nothing on ${file}.`,
              `give the heading its id back, or say in ${moves} where its content is.`,
            ),
          ];
    }),
  );
}

/** Ids are unique; a section that came back while its link to a new place is still there repeats one. */
export function checkRepeatedIds({pages}: BuiltSite): Problem[] {
  return pages.flatMap(({file, repeated}) =>
    [...repeated].map((id) =>
      problem(
        `build/${file}`,
        1,
        `The id "${id}" appears twice.`,
        `give each its own id; a heading that is back needs no entry in ${moves}.`,
      ),
    ),
  );
}
