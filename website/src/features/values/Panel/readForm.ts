import {placeholders, type ValueName} from '../../../content/markdown/placeholders.mjs';
import {readValue, type Values} from '../validate';

/** What was typed into the fields, valid or not. */
export type Entries = Values;

/** The valid values without the empty ones, and the names of invalid fields in their order. */
export function readForm(entries: Entries): {values: Values; wrong: ValueName[]} {
  const values: Values = {};
  const wrong: ValueName[] = [];
  for (const name of Object.keys(placeholders) as ValueName[]) {
    const value = readValue(name, entries[name] ?? '');
    if (value === undefined) wrong.push(name);
    else if (value !== '') values[name] = value;
  }
  return {values, wrong};
}
