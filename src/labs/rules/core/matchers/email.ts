import {no, yes, type Outcome} from '../outcome';
import {END, lower, quote, SPACE, trim} from '../php';

/** An address between white space. The space after one address cannot also be the one before the next. */
const addresses = new RegExp(
  String.raw`(?:^|${SPACE})[\w\-.+]+@(?:[\w-]+\.)+[\w-]{2,}(?:${END}|${SPACE})`,
  'g',
);

function isFound(item: string, value: string, source: string): boolean {
  if (source === 'email') return value === item;
  return [...value.matchAll(addresses)].some(([address]) => trim(address) === item);
}

/** Second comparison of mosparo, which an address with unusual characters may fail. */
function isAlone(item: string, value: string): boolean {
  if (trim(value) === trim(item)) return true;
  return new RegExp(`(?:^|${SPACE})${quote(trim(item))}(?:${SPACE}|${END})`).test(trim(value));
}

export function matchEmail(item: string, value: string, source: string): Outcome {
  const [address, text] = [lower(item), lower(value)];
  if (isFound(address, text, source) && isAlone(address, text)) return yes;
  if (item.includes('*')) return no('noWildcard');
  if (!text.includes(address)) return no('absent');
  return no(source === 'email' ? 'longer' : 'emailEdge');
}
