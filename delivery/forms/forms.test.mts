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
    // Whoever negotiates the content sets Vary: our configuration for nginx, the host itself elsewhere.
    const {Vary: _page, ...onPage} = page;
    const {Vary: _hashed, ...onHashed} = hashed;
    expect(onPage).toEqual({...expected, 'Cache-Control': caching.other});
    expect(onHashed).toEqual({...expected, 'Cache-Control': caching.hashed});
  });
});

describe('the comparison of headers', () => {
  const http = committedFiles()['delivery/nginx/http.conf'] ?? '';
  const server = committedFiles()['delivery/nginx/server.conf'] ?? '';

  it('notices a missing or changed header', () => {
    const lost = parseNginx(http, server.replace(/^add_header X-Content.*$/m, ''), '');
    expect(lost.page).not.toHaveProperty('X-Content-Type-Options');
    const changed = parseNginx(http, server.replace('nosniff', 'sniff'), '');
    expect(changed.page['X-Content-Type-Options']).toBe('sniff');
  });

  it('notices two rules of a static host that set the same header', () => {
    const twice = `${staticHostHeaders(policy)}\n/*\n  Cache-Control: no-store\n`;
    expect(parseStaticHost(twice, '').hashed['Cache-Control']).toBe(`${caching.hashed}, no-store`);
  });

  it('finds no difference between the forms of delivery', () => {
    expect(headerTable()).not.toContain('differs');
    expect(headerTable().split('\n')).toHaveLength(securityHeaders.length + 3 + 2);
  });
});

describe('_headers', () => {
  it('has no line that is too long for Cloudflare Pages', () => {
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

describe('the CloudFront function', () => {
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
  const paths = localeBases.flatMap((base) =>
    [
      ...['/', '/index.html', '/docs/quickstart', '/docs/quickstart/', '/docs/quickstart.html'],
      ...['/docs/quickstart/index.html', '//docs//quickstart', '/assets/js/main.js'],
      ...redirects.flatMap(({from}) => [from, `${from}/`, `${from}.html`]),
    ].map((path) => `${base}${path}`),
  );

  it.each([...paths, '/de', '/de.html'])('%s: the same as npm start', (path) => {
    const handled = handle(path);
    const expectedResult = resolvePath(path, (file) => files.has(file));
    if (expectedResult.kind === 'redirect') {
      expect([handled.statusCode, handled.headers?.location.value]).toEqual([
        301,
        `${expectedResult.location}?a=1`,
      ]);
    } else {
      expect(handled.uri).toBe(expectedResult.file);
    }
  });

  it.each(acceptCases)('Accept: %s gets Markdown: %s', (accept, isMarkdown) => {
    const extension = isMarkdown ? 'md' : 'html';
    expect(handle('/de/docs/quickstart', accept).uri).toBe(`/de/docs/quickstart.${extension}`);
    expect(handle('/de/', accept).uri).toBe(`/de/index.${extension}`);
  });

  it('gives HTML to clients that send no Accept header', () => {
    const event = {request: {uri: '/docs/quickstart', querystring: {}, headers: {}}};
    expect((context.handler as (event: object) => Handled)(event).uri).toBe(
      '/docs/quickstart.html',
    );
  });

  it.each(['/404', '/404.html', '/404/', '/de/404', '/de/404.html'])(
    '%s leads to no file, so that the status is 404',
    (path) => expect(handle(path).uri).toMatch(/\/404\.missing$/),
  );
});

describe('_redirects', () => {
  it('redirects every former URL in every language', () => {
    const lines = staticHostRedirects().split('\n');
    for (const base of localeBases) {
      for (const {from, to} of redirects)
        expect(lines).toContain(`${base}${from} ${base}${to} 301`);
    }
    expect(lines).toContain('/de/* /de/404.html 404');
  });
});
