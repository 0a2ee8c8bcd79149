import {no, unknown, yes, type Outcome} from '../outcome';
import {lower, quote, trim} from '../php';
import {containsLike} from '../wildcards';
import {dependsOnDatabase} from './text';

function passesDatabase(item: string, value: string): boolean {
  return containsLike(lower(value), lower(item).replace(/^%+|%+$/g, ''));
}

function whyNotExact(item: string, value: string): Outcome {
  if (item.includes('/')) return no('slash');
  if (item.includes('*')) return no('noWildcard');
  if (lower(value).includes(lower(item))) return no('partOfWord');
  if (value.toLowerCase().includes(item.toLowerCase())) return no('nonAsciiCase');
  return no('absent');
}

/** Item type Exact word. A slash in the item breaks the pattern that mosparo builds. */
export function matchExactWord(item: string, value: string): Outcome {
  const pattern = new RegExp(`(?:^|\\W)${quote(lower(item))}(?:\\W|$)`);
  const found = !item.includes('/') && pattern.test(lower(value)) && passesDatabase(item, value);
  if (!found) return whyNotExact(item, value);
  return dependsOnDatabase(item) ? unknown('backslash') : yes;
}

/** Item type Entire field. */
export function matchEntireField(item: string, value: string): Outcome {
  const equal = trim(item) === trim(value);
  if (equal && passesDatabase(item, value))
    return dependsOnDatabase(item) ? unknown('backslash') : yes;
  if (equal) return no('itemSpaces');
  if (trim(item).toLowerCase() === trim(value).toLowerCase()) return no('caseCounts');
  return no(value.includes(trim(item)) ? 'longer' : 'absent');
}
