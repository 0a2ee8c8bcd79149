import type {Produced} from './compare';
import type {FormState} from './form';
import {MAX_ROWS, MAX_TEXT} from './limits';

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, {length}) => sum + length, 0);

/** Whether the input is more than the lab signs and compares while the reader types. */
export function isTooMuch({rows, nextId: _, ...texts}: FormState, produced: Produced): boolean {
  const form = [...rows.flatMap(({name, value}) => [name, value]), ...Object.values(texts)];
  return (
    rows.length > MAX_ROWS ||
    lengthOf(form) > MAX_TEXT ||
    lengthOf(Object.values(produced)) > MAX_TEXT
  );
}
