import {localeBase} from '../../config/localeBase.ts';
import {locales} from '../../config/locales.ts';
import {problem, type Problem} from '../problem.mts';
import type {BuiltSite} from './links.mts';

/** All headings that were ever published, such as `docs/usage/rules#rating`, one per line. */
export const formerHeadingsFile = 'tests/former-headings.txt';

const moves = 'data/movedSections.ts';

/**
 * Links to every heading that was ever published still work: the page has the heading, or a link with the same id to its
 * new place (see src/features/movedSections).
 */
export function checkFormerHeadings({pages}: BuiltSite, headings: readonly string[]): Problem[] {
  const ids = new Map(pages.map((page) => [page.file, page.ids]));
  return locales.flatMap((locale) =>
    headings.flatMap((heading, index) => {
      const [route, id = ''] = heading.split('#');
      const file = `${localeBase[locale]}/${route}.html`.slice(1);
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

/** Ids are unique. A repeated id may belong to a restored section that still has an entry in data/movedSections.ts. */
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
