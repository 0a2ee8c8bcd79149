import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {caching, localeBases, redirects, securityHeaders} from '../core/description.mjs';
import {committedFiles} from './index.mts';
import {parseNginx, parseStaticHost} from './parse.mts';
import {headerSets, headerTable} from './sets.mts';
import {staticHostHeaders, staticHostRedirects} from './staticHost.mts';

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
