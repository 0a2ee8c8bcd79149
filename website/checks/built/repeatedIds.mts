import {problem, type Problem} from '../problem.mts';
import type {BuiltSite} from './links.mts';

const moves = 'data/movedSections.ts';

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
