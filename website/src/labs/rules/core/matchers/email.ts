import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, yes, type Outcome} from '../outcome';
import {END, quote, SPACE, trim} from '../php';

/** Second comparison of mosparo, which an address with unusual characters may fail. */
function isAlone(address: string, text: string): boolean {
  const [part, whole] = [trim(address), trim(text)];
  if (part === whole) return true;
  return new RegExp(`(?:^|${SPACE})${quote(part)}(?:${SPACE}|${END})`).test(whole);
}

export function matchEmail(item: ItemText, field: FieldText): Outcome {
  const [address, text] = [item.lower(), field.lower()];
  if (field.addresses().has(address) && isAlone(address, text)) return yes;
  if (item.value.includes('*')) return no('noWildcard');
  if (!text.includes(address)) return no('absent');
  return no(field.source === 'email' ? 'longer' : 'emailEdge');
}
