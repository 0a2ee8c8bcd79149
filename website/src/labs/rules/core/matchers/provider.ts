import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, yes, type Outcome} from '../outcome';

export function matchAsNumber({value: item}: ItemText, {value}: FieldText): Outcome {
  if (item === value) return yes;
  return no(/^\d+$/.test(item) ? 'absent' : 'digitsOnly');
}

export function matchCountry({value: item}: ItemText, {value}: FieldText): Outcome {
  if (item === value) return yes;
  return no(item.toUpperCase() === value ? 'capitals' : 'absent');
}
