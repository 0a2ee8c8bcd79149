import type {About} from './data';

export interface PageReference {
  /** Without host and language. */
  readonly route: string;
  /** The anchor, or '' without one. */
  readonly anchor: string;
  /** The language of the URL, if it is not the default language. */
  readonly language?: string;
}

/** Reads the URL of a page in any form: with or without host, language, slash, `.md` and anchor. */
export function parsePageUrl(text: string, {bases}: About): PageReference {
  const [url = '', anchor = ''] = text.trim().split('#', 2);
  const path = url
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
