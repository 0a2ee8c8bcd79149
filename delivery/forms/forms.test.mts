import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {resolvePath} from '../../scripts/lib/resolvePath.mjs';
import {acceptCases} from '../core/acceptCases.mts';
import {caching, localeBases, redirects, securityHeaders} from '../core/description.mjs';
import {committedFiles} from './index.mts';
import {parseNginx, parseStaticHost} from './parse.mts';
import {headerSets, headerTable} from './sets.mts';
import {staticHostHeaders, staticHostRedirects} from './staticHost.mts';
import {viewerRequestFunction} from './viewerRequest.mts';

describe.each(Object.entries(committedFiles()))('%s', (file, text) => {
  it('is up to date (npm run delivery)', () => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='";
const expected = {
  ...Object.fromEntries(securityHeaders.map(({name, value}) => [name, value])),
  'Content-Security-Policy': policy,
};
const complete = Object.entries(headerSets(policy)).filter(([form]) => form !== 'GitHub Pages');

describe.each(complete)('%s', (_form, {page, hashed}) => {
  it('sends the described headers, no more and no less', () => {
    // Vary is up to whoever chooses between copies: nginx here, the host elsewhere.
    const {Vary: _page, ...onPage} = page;
    const {Vary: _hashed, ...onHashed} = hashed;
    expect(onPage).toEqual({...expected, 'Cache-Control': caching.other});
    expect(onHashed).toEqual({...expected, 'Cache-Control': caching.hashed});
  });
});

describe('the comparison', () => {
  const http = committedFiles()['delivery/nginx/http.conf'] ?? '';
  const server = committedFiles()['delivery/nginx/server.conf'] ?? '';

  it('notices a header that one form lost or changed', () => {
    const lost = parseNginx(http, server.replace(/^add_header X-Content.*$/m, ''), '');
    expect(lost.page).not.toHaveProperty('X-Content-Type-Options');
    const changed = parseNginx(http, server.replace('nosniff', 'sniff'), '');
    expect(changed.page['X-Content-Type-Options']).toBe('sniff');
  });

  it('notices rules of a static host that add up', () => {
    const twice = `${staticHostHeaders(policy)}\n/*\n  Cache-Control: no-store\n`;
    expect(parseStaticHost(twice, '').hashed['Cache-Control']).toBe(`${caching.hashed}, no-store`);
  });

  it('has no difference in its table', () => {
    expect(headerTable()).not.toContain('differs');
    expect(headerTable().split('\n')).toHaveLength(securityHeaders.length + 3 + 2);
  });
});

describe('_headers', () => {
  it('keeps to the length of lines that Cloudflare Pages reads', () => {
    const longest = Math.max(
      ...staticHostHeaders(policy)
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThan(2000);
  });
});

interface Handled {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: {readonly location: {readonly value: string}};
}

describe('the function of CloudFront', () => {
  const context = vm.createContext({});
  vm.runInContext(viewerRequestFunction(), context);
  const handle = (uri: string, accept = '*/*'): Handled =>
    (context.handler as (event: object) => Handled)({
      request: {uri, querystring: {a: {value: '1'}}, headers: {accept: {value: accept}}},
    });
  const files = new Set(
    localeBases.flatMap((base) => [
      `${base}/index.html`,
      `${base}/docs/quickstart.html`,
      `${base}/assets/js/main.js`,
    ]),
  );
  const addresses = localeBases.flatMap((base) =>
    [
      ...['/', '/index.html', '/docs/quickstart', '/docs/quickstart/', '/docs/quickstart.html'],
      ...['/docs/quickstart/index.html', '//docs//quickstart', '/assets/js/main.js'],
      ...redirects.flatMap(({from}) => [from, `${from}/`, `${from}.html`]),
    ].map((address) => `${base}${address}`),
  );

  it.each([...addresses, '/de', '/de.html'])('%s: as npm start answers', (address) => {
    const answer = handle(address);
    const mine = resolvePath(address, (file) => files.has(file));
    if (mine.kind === 'redirect') {
      expect([answer.statusCode, answer.headers?.location.value]).toEqual([
        301,
        `${mine.location}?a=1`,
      ]);
    } else {
      expect(answer.uri).toBe(mine.file);
    }
  });

  it.each(acceptCases)('Accept: %s: Markdown %s', (accept, isMarkdown) => {
    const extension = isMarkdown ? 'md' : 'html';
    expect(handle('/de/docs/quickstart', accept).uri).toBe(`/de/docs/quickstart.${extension}`);
    expect(handle('/de/', accept).uri).toBe(`/de/index.${extension}`);
  });

  it('gives HTML to clients without the header', () => {
    const event = {request: {uri: '/docs/quickstart', querystring: {}, headers: {}}};
    expect((context.handler as (event: object) => Handled)(event).uri).toBe(
      '/docs/quickstart.html',
    );
  });

  it.each(['/404', '/404.html', '/404/', '/de/404', '/de/404.html'])(
    '%s: no file, so that the status is 404',
    (address) => expect(handle(address).uri).toMatch(/\/404\.missing$/),
  );
});

describe('_redirects', () => {
  it('holds every former address in every language', () => {
    const lines = staticHostRedirects().split('\n');
    for (const base of localeBases) {
      for (const {from, to} of redirects)
        expect(lines).toContain(`${base}${from} ${base}${to} 301`);
    }
    expect(lines).toContain('/de/* /de/404.html 404');
  });
});
