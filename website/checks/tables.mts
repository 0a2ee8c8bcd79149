import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** Every column of a table has a header, which screen readers announce with each cell. */
export function checkTables(site: Site): Problem[] {
  return site.pages.flatMap(({file, tables}) =>
    tables
      .filter(({header}) => header.some((cell) => cell === ''))
      .map(({line}) =>
        problem(
          file,
          line,
          'A column of this table has no heading.',
          'name what is in the column, for example "Property".',
        ),
      ),
  );
}
