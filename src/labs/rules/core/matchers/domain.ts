import {no, yes, type Outcome} from '../outcome';
import {END, lower, quote, SPACE, trim} from '../php';

const HOST = String.raw`([^\n][^/\t-\r ]*)`;
const afterAt = new RegExp(`@${HOST}(?:${SPACE}|${END})`);
const inUrl = new RegExp(`://${HOST}(?:/|${SPACE}|${END})`);
const inText = new RegExp(`(?:@|://)${HOST}(?:/|${SPACE}|${END})`, 'g');

/** Hosts that mosparo sees in a value. */
function hostsOf(value: string, source: string): string[] {
  if (source === 'textarea') return [...value.matchAll(inText)].map(([, host]) => trim(host ?? ''));
  const [, host] = (source === 'email' ? afterAt : inUrl).exec(value) ?? [];
  return host === undefined ? [] : [host];
}

/** Second comparison of mosparo: the characters around the host, anywhere in the value. */
function hasEdges(item: string, value: string): boolean {
  const host = quote(item.replace(/^[./]+|[./]+$/g, ''));
  return new RegExp(String.raw`(?:^|\.|//|@)${host}(?:${END}|[/#?&])`).test(value);
}

export function matchDomain(item: string, value: string, source: string): Outcome {
  const [host, text] = [lower(item), lower(value)];
  if (hostsOf(text, source).includes(host) && hasEdges(host, text)) return yes;
  if (item.includes('*')) return no('noWildcard');
  if (!text.includes(host)) return no('absent');
  return no(text.includes(`.${host}`) ? 'subdomain' : 'domainEdge');
}
