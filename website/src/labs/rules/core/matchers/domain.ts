import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, yes, type Outcome} from '../outcome';
import {END, quote, strip} from '../php';

/** Second comparison of mosparo: the characters around the host, anywhere in the value. */
function hasEdges(host: string, text: string): boolean {
  const part = quote(strip(host, './'));
  return new RegExp(String.raw`(?:^|\.|//|@)${part}(?:${END}|[/#?&])`).test(text);
}

export function matchDomain(item: ItemText, field: FieldText): Outcome {
  const [host, text] = [item.lower(), field.lower()];
  if (field.hosts().has(host) && hasEdges(host, text)) return yes;
  if (item.value.includes('*')) return no('noWildcard');
  if (!text.includes(host)) return no('absent');
  return no(text.includes(`.${host}`) ? 'subdomain' : 'domainEdge');
}
