import {no, yes, type Outcome} from '../outcome';

export function matchAsNumber(item: string, value: string): Outcome {
  if (item === value) return yes;
  return no(/^\d+$/.test(item) ? 'absent' : 'digitsOnly');
}

export function matchCountry(item: string, value: string): Outcome {
  if (item === value) return yes;
  return no(item.toUpperCase() === value ? 'capitals' : 'absent');
}
