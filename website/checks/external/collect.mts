import {literalsOf, sourceOf} from '../literals.mts';
import type {Site} from '../site.mts';

/** A URL outside the site, and the first place that links to it. */
export interface ExternalLink {
  readonly url: string;
  readonly file: string;
  readonly line: number;
}

/** Hosts that cannot be checked: placeholders and the local machine. */
const placeholder = /(^|\.)(example\.(com|org|net)|localhost|127\.0\.0\.1|.*\.invalid|.*\.test)$/;

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
}

/** All links to other sites, each URL once. */
export function externalLinks({pages, code, texts}: Site): ExternalLink[] {
  const onPages = pages.flatMap(({file, links}) => links.map(({url, line}) => ({url, file, line})));
  const inCode = [...code, ...texts]
    .filter(({file}) => /^(config|data)\//.test(sourceOf(file)))
    .flatMap(literalsOf)
    .flatMap(({file, line, text}) => [
      ...[...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, url = '']) => ({url, file, line})),
      ...(/^https?:\/\/\S+$/.test(text) ? [{url: text, file, line}] : []),
    ]);
  const known = new Map<string, ExternalLink>();
  for (const link of [...onPages, ...inCode]) {
    const url = link.url.split('#')[0] ?? '';
    const host = /^https?:/.test(url) ? hostOf(url) : undefined;
    if (host && !placeholder.test(host) && !known.has(url)) known.set(url, {...link, url});
  }
  return [...known.values()].sort((left, right) => left.url.localeCompare(right.url));
}
