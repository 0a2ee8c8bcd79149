import {END, SPACE, trim} from '../php';

/** An address between white space. The space after one address cannot also be the one before the next. */
const addresses = new RegExp(
  String.raw`(?:^|${SPACE})[\w\-.+]+@(?:[\w-]+\.)+[\w-]{2,}(?:${END}|${SPACE})`,
  'g',
);

/** Email addresses that mosparo sees in a value. */
export function addressesIn(text: string, source: string): string[] {
  if (source === 'email') return [text];
  return [...text.matchAll(addresses)].map(([address]) => trim(address));
}
