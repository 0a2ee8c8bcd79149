import {excessesOf} from '../checkLimits.mts';
import {unusedExceptions, problemsOf} from '../limits/excess.mts';
import {exceptions, type Exception} from '../limits/exceptions.mts';
import {pageExcesses} from '../limits/pageLimits.mts';
import type {Reading} from '../limits/reading.mts';
import type {Problem} from '../problem.mts';
import type {Site} from '../site.mts';

/** Checks the limits of pages again, with the texts that components add, and finds exceptions that no page needs. */
export function checkPages(
  site: Site,
  copies: readonly Reading[],
  allowed: readonly Exception[] = exceptions,
): Problem[] {
  const excesses = copies.flatMap(pageExcesses);
  return [
    ...problemsOf(excesses, allowed),
    ...unusedExceptions([...excesses, ...excessesOf(site)], allowed),
  ];
}
