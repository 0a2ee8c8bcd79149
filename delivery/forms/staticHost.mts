import {
  caching,
  hashedFolders,
  localeBases,
  redirects,
  securityHeaders,
} from '../core/description.mjs';
import {notice} from './notice.mts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both concatenate the values if two rules set the same header, so only
 * hashed files get a rule for caching; for all others the default of these hosts is what we want.
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

/** `_redirects` for the same hosts, which handle `.html` and trailing slashes themselves. */
export function staticHostRedirects(): string {
  const rows = localeBases.flatMap((base) =>
    redirects.map(({from, to}) => `${base}${from} ${base}${to} 301`),
  );
  // The status keeps these rules from turning a missing page into a found one. Cloudflare Pages picks the nearest
  // 404.html by itself.
  const notFound = localeBases
    .filter((base) => base !== '')
    .map((base) => `${base}/* ${base}/404.html 404`);
  return `${notice}\n${[...rows, ...notFound].join('\n')}\n`;
}
