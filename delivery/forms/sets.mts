import {caching, securityHeaders} from '../core/description.mjs';
import {withPolicy} from '../core/metaPolicy.mts';
import {nginxHttp} from './nginxHttp.mts';
import {nginxRelease} from './nginxRelease.mts';
import {nginxServer} from './nginxServer.mts';
import {parseMeta, parseNginx, parseStaticHost, type HeaderSets} from './parse.mts';
import {staticHostHeaders} from './staticHost.mts';

/** The caching that Netlify and Cloudflare Pages document for files without a rule of their own. */
const hostDefault = 'public, max-age=0, must-revalidate';

/** The headers of each form of delivery, read back from its generated configuration. */
export function headerSets(policy: string): Record<string, HeaderSets> {
  return {
    'nginx, container': parseNginx(
      nginxHttp(),
      nginxServer(),
      nginxRelease({root: '/srv', policy}),
    ),
    'Netlify, Cloudflare Pages': parseStaticHost(staticHostHeaders(policy), hostDefault),
    'GitHub Pages': parseMeta(
      withPolicy('<meta charset=UTF-8>', {'default-src': [policy]}, 'a page'),
    ),
  };
}

const rows = [
  ...securityHeaders.map(({name, value}) => ({name, value, of: 'page' as const, label: name})),
  {
    name: 'Content-Security-Policy',
    value: 'POLICY',
    of: 'page' as const,
    label: 'Content-Security-Policy',
  },
  {name: 'Cache-Control', value: caching.other, of: 'page' as const, label: 'Cache-Control, pages'},
  {
    name: 'Cache-Control',
    value: caching.hashed,
    of: 'hashed' as const,
    label: 'Cache-Control, hashed files',
  },
];

function cell(actual: string | undefined, expected: string): string {
  if (actual === undefined) return '–';
  if (actual === expected) return '✓';
  // GitHub Pages: the page contains the policy, without directives that only a header can set.
  return actual.includes(expected) ? 'in the page' : `differs: ${actual}`;
}

/** The headers of every form of delivery, as a Markdown table. */
export function headerTable(): string {
  const sets = headerSets('POLICY');
  const head = ['Header', 'Value', ...Object.keys(sets)];
  const lines = rows.map(({name, value, of, label}) => [
    label,
    value === 'POLICY' ? 'computed from the built pages' : `\`${value}\``,
    ...Object.values(sets).map((set) => cell(set[of][name], value)),
  ]);
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
