import {describe, expect, it} from 'vitest';
import {resolvePath} from './resolvePath.mjs';

const files = new Set([
  '/index.html',
  '/404.html',
  '/de/index.html',
  '/de/404.html',
  '/docs/quickstart.html',
  '/docs/category/installation.html',
  '/docs/category/installation/install.html',
  '/de/docs/quickstart.html',
  '/img/logo.svg',
  '/docs/quickstart.md',
  '/index.md',
  '/_headers',
  '/index.html.br',
  '/.well-known/security.txt',
  '/.hidden',
]);
const exists = (file: string) => files.has(file);
const page = (file: string) => ({kind: 'file', file, status: 200});
const missing = (file: string) => ({kind: 'file', file, status: 404});
const moved = (location: string) => ({kind: 'redirect', location});

describe('resolvePath', () => {
  it.each([
    ['/', page('/index.html')],
    ['/de/', page('/de/index.html')],
    ['/de', moved('/de/')],
    ['/docs/quickstart', page('/docs/quickstart.html')],
    ['/docs/quickstart/', moved('/docs/quickstart')],
    ['/docs/quickstart.html', moved('/docs/quickstart')],
    ['/docs/quickstart/index.html', moved('/docs/quickstart')],
    ['/index.html', moved('/')],
    ['/de/index.html', moved('/de/')],
    ['/docs/category/installation', page('/docs/category/installation.html')],
    ['/docs/category/installation/install', page('/docs/category/installation/install.html')],
    ['/docs', moved('/docs/about/introduction')],
    ['/docs/', moved('/docs/about/introduction')],
    ['/de/docs', moved('/de/docs/about/introduction')],
    ['/img/logo.svg', page('/img/logo.svg')],
    ['/nothing', missing('/404.html')],
    ['/de/nothing', missing('/de/404.html')],
    ['/nothing.html', missing('/404.html')],
    ['/%E0%A4%A', missing('/404.html')],
    ['/de/%ZZ', missing('/de/404.html')],
    ['/../package.json', missing('/404.html')],
    ['/%2e%2e/package.json', missing('/404.html')],
    ['//docs//quickstart', moved('/docs/quickstart')],
    ['/docs/quickstart.md', page('/docs/quickstart.md')],
    ['/.well-known/security.txt', page('/.well-known/security.txt')],
    ['/404', missing('/404.html')],
    ['/de/404.html', missing('/de/404.html')],
    ['/_headers', missing('/404.html')],
    ['/index.html.br', missing('/404.html')],
    ['/.hidden', missing('/404.html')],
  ])('%s', (path, expected) => {
    expect(resolvePath(path, exists)).toEqual(expected);
  });

  it.each([
    ['/', page('/index.md')],
    ['/docs/quickstart', page('/docs/quickstart.md')],
    ['/docs/quickstart/', moved('/docs/quickstart')],
    ['/docs/category/installation', page('/docs/category/installation.html')],
  ])('%s for a client that prefers Markdown', (path, expected) => {
    expect(resolvePath(path, exists, true)).toEqual(expected);
  });

  it('never redirects to another host', () => {
    const resolution = resolvePath('//evil.example/docs/quickstart/', exists);
    expect(resolution).toEqual(missing('/404.html'));
  });
});
