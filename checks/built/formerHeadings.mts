import {locales, defaultLocale} from '../../config/locales.ts';
import {problem, type Problem} from '../problem.mts';
import type {BuiltSite} from './links.mts';

/** Addresses of headings as they were once, `docs/usage/rules#rating`, one on each line. */
export const formerHeadingsFile = 'tests/former-headings.txt';

const moves = 'data/movedSections.ts';

/**
 * Whoever has the address of a heading as it was once still gets somewhere: to the heading, or to
 * what says where it is now (see src/features/movedSections).
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

/** A section that is back while its stub is still there, for example. */
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
