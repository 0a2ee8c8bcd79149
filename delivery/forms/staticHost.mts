import {
  caching,
  hashedFolders,
  localeBases,
  redirects,
  securityHeaders,
} from '../core/description.mjs';
import {notice} from './notice.mts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join values when two rules
 * give the same header, so the caching of ordinary files is left to the hosts'
 * default, which is the one we describe.
 */
export function staticHostHeaders(policy: string): string {
  const everywhere = [
    ...securityHeaders.map(({name, value}) => `  ${name}: ${value}`),
    `  Content-Security-Policy: ${policy}`,
  ];
  const hashed = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${caching.hashed}\n`);
  return `${notice}
/*
${everywhere.join('\n')}

${hashed.join('\n')}`;
}

/** `_redirects` of the same hosts. File extensions and slashes they handle themselves. */
export function staticHostRedirects(): string {
  const rows = localeBases.flatMap((base) =>
    redirects.map(({from, to}) => `${base}${from} ${base}${to} 301`),
  );
  // Only a status of 404 keeps a missing page missing; Cloudflare Pages picks the nearest 404.html itself.
  const notFound = localeBases
    .filter((base) => base !== '')
    .map((base) => `${base}/* ${base}/404.html 404`);
  return `${notice}\n${[...rows, ...notFound].join('\n')}\n`;
}
