import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {localeBases} from '../../website/config/localeNames.mjs';
import {redirects} from '../../website/config/redirects.mjs';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {allRoutes, htmlFile} from '../e2e/sitemap';
import {acceptCases} from './acceptCases';
import {request, type Response} from './http';
import {startNginx, type Nginx} from './nginx';
import {promised} from './promised';

needs(__filename, 'nginx');

const build = path.resolve('build');
const port = 4181;
const get = (route: string, headers = {}, method = 'GET') => request(port, route, headers, method);

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

let nginx: Nginx;

test.describe.configure({mode: 'serial'});
test.beforeAll(async () => {
  nginx = await startNginx({
    root: build,
    port,
    // Like a server whose own configuration compresses everything.
    change: (main) => main.replace('sendfile on;', 'sendfile on; gzip on; gzip_types *;'),
  });
});
test.afterAll(() => nginx.stop());

/** Expects the promised headers on a response of any status. One comparison for all headers, because there are thousands of responses. */
function expectHeaders({headers}: Response, route: string): void {
  const all = {...promised(route), vary: 'Accept, Accept-Encoding'};
  const found = Object.fromEntries(Object.keys(all).map((name) => [name, headers[name]]));
  expect(found, route).toEqual(all);
}

const kindOf = ({status, headers}: Response) => [status, headers['content-type']];

function unpack(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return zlib.brotliDecompressSync(body);
  if (coding === 'gzip') return zlib.gunzipSync(body);
  return body;
}

test('every route of both languages has its page, content type and all headers', async () => {
  for (const route of allRoutes()) {
    const response = await get(route);
    expect(kindOf(response), route).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.body.equals(readFileSync(htmlFile(route))), route).toBe(true);
    expectHeaders(response, route);
  }
});

test('every other file of the build has its content type and headers', async () => {
  const hidden = /\.(?:html|br|gz)$|^_/;
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !hidden.test(entry.name))
    .map((entry) => `/${path.relative(build, path.join(entry.parentPath, entry.name))}`);
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const response = await get(file, {}, 'HEAD');
    expect(kindOf(response), file).toEqual([200, types[path.extname(file).slice(1)]]);
    expectHeaders(response, file);
  }
});

test('the best accepted compressed copy is sent, equal to the original', async () => {
  const script = readdirSync(path.join(build, 'assets/js')).find((name) =>
    /^main\..*\.js$/.test(name),
  );
  const files = [
    '/',
    '/de/docs/usage/rules',
    `/assets/js/${script}`,
    '/search-index-docs-default-current.json',
  ];
  const cases: [string, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
  ];
  for (const file of files) {
    const {body: original, headers} = await get(file);
    for (const [accepted, coding] of cases) {
      const response = await get(file, {'accept-encoding': accepted});
      expect(response.headers['content-encoding'], `${file} ${accepted}`).toBe(coding);
      expect(response.headers['content-type']).toBe(headers['content-type']);
      expect(unpack(response.body, coding).equals(original), `${file} ${accepted}`).toBe(true);
    }
  }
});

test('unchanged pages and files are revalidated with status 304 and all headers', async () => {
  for (const file of ['/', '/de/docs/quickstart', '/search-index-default.json']) {
    for (const encoding of ['identity', 'br']) {
      const first = await get(file, {'accept-encoding': encoding});
      for (const condition of [
        {'if-none-match': first.headers.etag},
        {'if-modified-since': first.headers['last-modified']},
      ]) {
        const again = await get(file, {'accept-encoding': encoding, ...condition});
        expect(again.status, `${file} ${JSON.stringify(condition)}`).toBe(304);
        expect(again.body.length).toBe(0);
        expectHeaders(again, file);
      }
    }
  }
});

const missing = [
  '/nothing',
  '/docs/nothing',
  '/assets/js/nothing.0123abcd.js',
  '/img/nothing.png',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/docs/quickstart.html.gz',
  '/.git/config',
  '/docs/.hidden',
  '/%2e%2e/package.json',
  '/docs/..%2f..%2fpackage.json',
  '/%00',
  '/docs/%0d%0aset-cookie:%20a=b',
  '/%zz',
  '/%',
];

test('a missing file gets the not-found page of its language, without long caching', async () => {
  for (const base of localeBases) {
    const page = readFileSync(path.join(build, base, '404.html'));
    for (const route of missing.map((each) => `${base}${each}`)) {
      for (const encoding of ['identity', 'br']) {
        const response = await get(route, {'accept-encoding': encoding});
        expect(response.status, route).toBe(404);
        expect(
          unpack(response.body, response.headers['content-encoding']).equals(page),
          route,
        ).toBe(true);
        expect(response.headers['content-type'], route).toBe('text/html; charset=utf-8');
        expect(response.headers['set-cookie'], route).toBeUndefined();
        expectHeaders(response, '/404.html');
      }
    }
  }
});

test('URLs redirect to their canonical form, former URLs to the new ones', async () => {
  const variants = ['.html', '/', '/index.html'].map((end) => `/docs/quickstart${end}`);
  const expected = localeBases.flatMap((base): [string, string][] => [
    ...variants.map((from): [string, string] => [`${base}${from}`, `${base}/docs/quickstart`]),
    ...redirects.map(({from, to}): [string, string] => [`${base}${from}`, `${base}${to}`]),
    ...redirects.flatMap(({from}) =>
      ['/', '.html'].map((end): [string, string] => [`${base}${from}${end}`, `${base}${from}`]),
    ),
    [`${base}/index.html`, `${base}/`],
  ]);
  for (const [from, to] of [...expected, ['/de', '/de/'], ['/de.html', '/de']] as const) {
    const response = await get(`${from}?a=1&b=%20`);
    expect([response.status, response.headers.location], from).toEqual([301, `${to}?a=1&b=%20`]);
    expectHeaders(response, from);
  }
  expect((await get('//docs//quickstart')).status).toBe(200);
  expect((await get('/xx')).status).toBe(404);
});

test('errors that nginx generates have every header once and no coding', async () => {
  for (const [method, headers, status] of [
    ['POST', {}, 405],
    ['GET', {'if-match': '"other"'}, 412],
    ['GET', {'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT'}, 412],
  ] as const) {
    const route = '/docs/quickstart';
    const response = await get(route, {'accept-encoding': 'br', ...headers}, method);
    expect([response.status, response.headers['content-encoding']]).toEqual([status, undefined]);
    expect(response.body.toString()).toContain('</html>');
    expectHeaders(response, route);
  }
});

test('a range request gets the whole file', async () => {
  const whole = await get('/docs/quickstart');
  for (const range of ['bytes=0-9', 'bytes=99999999-']) {
    const response = await get('/docs/quickstart', {range});
    expect([response.status, response.body.equals(whole.body)], range).toEqual([200, true]);
    expectHeaders(response, '/docs/quickstart');
  }
});

test('methods other than GET and HEAD are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await get('/docs/quickstart', {}, method);
    expect(response.status, method).toBe(405);
    expectHeaders(response, '/docs/quickstart');
  }
});

test('Markdown copies are sent for the extension .md, and if Accept names Markdown first', async () => {
  for (const route of ['/', '/de/', '/docs/quickstart']) {
    for (const [accept, isMarkdown] of acceptCases) {
      const {headers} = await get(route, {accept});
      const type = isMarkdown ? 'text/markdown' : 'text/html';
      expect(headers['content-type'], `${route} ${accept}`).toBe(`${type}; charset=utf-8`);
    }
  }
  // A page without a Markdown copy is sent as HTML.
  const without = allRoutes().find((each) => !existsSync(htmlFile(each).replace(/html$/, 'md')));
  if (without) {
    expect(kindOf(await get(without, {accept: 'text/markdown'}))).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  }
  // The Markdown copies of the real build.
  for (const route of allRoutes().filter((each) =>
    existsSync(htmlFile(each).replace(/html$/, 'md')),
  )) {
    const response = await get(route, {accept: 'text/markdown'});
    expect(response.headers['content-type'], route).toBe('text/markdown; charset=utf-8');
    expect(response.body.equals(readFileSync(htmlFile(route).replace(/html$/, 'md'))), route).toBe(
      true,
    );
  }
});

test('nginx logged no error during these tests', () => {
  expect(nginx.errors()).toBe('');
});
