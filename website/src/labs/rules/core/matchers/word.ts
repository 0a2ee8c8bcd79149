import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, unknown, yes, type Outcome} from '../outcome';
import {dependsOnDatabase} from './text';

function whyNotExact(item: ItemText, field: FieldText): Outcome {
  if (item.value.includes('/')) return no('slash');
  if (item.value.includes('*')) return no('noWildcard');
  if (field.lower().includes(item.lower())) return no('partOfWord');
  return no(field.allLower().includes(item.allLower()) ? 'nonAsciiCase' : 'absent');
}

/** Item type Exact word. A slash in the item breaks the pattern that mosparo builds. */
export function matchExactWord(item: ItemText, field: FieldText): Outcome {
  const found =
    !item.value.includes('/') && item.wholeWord().test(field.lower()) && item.like()(field.lower());
  if (!found) return whyNotExact(item, field);
  return dependsOnDatabase(item) ? unknown('backslash') : yes;
}

/** Item type Entire field. */
export function matchEntireField(item: ItemText, field: FieldText): Outcome {
  const [wanted, given] = [item.trimmed(), field.trimmed()];
  if (wanted === given && item.like()(field.lower()))
    return dependsOnDatabase(item) ? unknown('backslash') : yes;
  if (wanted === given) return no('itemSpaces');
  if (wanted.toLowerCase() === given.toLowerCase()) return no('caseCounts');
  return no(field.value.includes(wanted) ? 'longer' : 'absent');
}
