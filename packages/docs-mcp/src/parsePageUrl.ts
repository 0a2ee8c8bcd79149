import type {About} from './data';

export interface PageAddress {
  /** Without host and language. */
  readonly route: string;
  /** The anchor; '' without one. */
  readonly anchor: string;
  /** The language that the address names, if it names another than the default one. */
  readonly language?: string;
}

/** Reads an address as people write it: with or without host, language, slash, `.md` and anchor. */
export function pageAddress(text: string, {bases}: About): PageAddress {
  const [address = '', anchor = ''] = text.trim().split('#', 2);
  const path = address
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/\?.*$/, '')
    .replace(/(?:\.md|\.html)$/, '')
    .replace(/^\/*|\/+$/g, '');
  const found = Object.entries(bases).find(
    ([, base]) => base !== '' && `/${path}/`.startsWith(`${base}/`),
  );
  const rest = found ? `/${path}`.slice(found[1].length) : `/${path}`;
  const route = rest === '' || rest === '/' || rest === '/index' ? '/' : rest;
  return {route, anchor, ...(found && {language: found[0]})};
}
