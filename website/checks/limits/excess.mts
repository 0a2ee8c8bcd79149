import type {Problem} from '../problem.mts';
import type {Exception} from './exceptions.mts';
import type {LimitName} from './limits.mts';

/** Something that exceeds a limit on a page. */
export interface Excess {
  readonly limit: LimitName;
  /** Path of the page below the folder of its language, without file extension. */
  readonly page: string;
  readonly problem: Problem;
}

const matches = ({limit, page}: Exception, excess: Excess) =>
  limit === excess.limit && page === excess.page;

/** Problems for each excess that no exception allows. */
export function problemsOf(
  excesses: readonly Excess[],
  exceptions: readonly Exception[],
): Problem[] {
  return excesses
    .filter((excess) => !exceptions.some((exception) => matches(exception, excess)))
    .map((excess) => excess.problem);
}
