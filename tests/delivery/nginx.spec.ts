import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {acceptCases} from '../../delivery/core/acceptCases.mts';
import {policyOf, policyText} from '../../delivery/core/csp.mjs';
import {
  cacheControl,
  codings,
  contentTypes,
  localeBases,
  redirects,
  securityHeaders,
} from '../../delivery/core/description.mjs';
import {nginxMain} from '../../delivery/forms/nginxMain.mts';
import {createStaticServer} from '../../scripts/lib/staticServer.mjs';
import {allRoutes, htmlFile} from '../e2e/sitemap';
import {request, type Response} from './http';
import {releaseOf, startNginx, type Nginx} from './nginx';

needs(__filename, 'nginx');

const build = path.resolve('build');
const ports = {nginx: 4181, node: 4182};

let nginx: Nginx;
let node: Server;
/** The headers that every response must have. */
let everyHeader: Readonly<Record<string, string>>;

test.describe.configure({mode: 'serial'});
// In a hook, because the test runner loads this file more than once, and computing the policies reads every page.
test.beforeAll(async () => {
  everyHeader = {
    ...Object.fromEntries(securityHeaders.map(({name, value}) => [name.toLowerCase(), value])),
    'content-security-policy': policyText(policyOf(build)),
    vary: 'Accept, Accept-Encoding',
  };
  node = createStaticServer(build);
  nginx = await startNginx({
    release: releaseOf(build),
    port: ports.nginx,
    // Like a server whose own configuration compresses everything.
    main: (place) =>
      nginxMain(place).replace('sendfile on;', 'sendfile on; gzip on; gzip_types *;'),
  });
  await new Promise<void>((resolve) => node.listen(ports.node, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  node.closeAllConnections();
  node.close();
  await nginx.stop();
});

/** Expects all headers on a response of any status. One comparison for all headers, because there are thousands of responses. */
function expectHeaders({headers}: Response, route: string): void {
  const found = Object.fromEntries(Object.keys(everyHeader).map((name) => [name, headers[name]]));
  expect(found, route).toEqual(everyHeader);
}

const kindOf = ({status, headers}: Response) => [
  status,
  headers['content-type'],
  headers['cache-control'],
];

function unpack(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return zlib.brotliDecompressSync(body);
  if (coding === 'gzip') return zlib.gunzipSync(body);
  return body;
}

test('every route of both languages has its page, content type, caching and all headers', async () => {
  for (const route of allRoutes()) {
    const response = await request(ports.nginx, route);
    expect(kindOf(response), route).toEqual([200, 'text/html; charset=utf-8', cacheControl(route)]);
    expect(response.body.equals(readFileSync(htmlFile(route))), route).toBe(true);
    expectHeaders(response, route);
  }
});

test('every other file of the build has its content type and caching', async () => {
  const hidden = new RegExp(`\\.(html|${codings.map(({extension}) => extension).join('|')})$|^_`);
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !hidden.test(entry.name))
    .map((entry) => `/${path.relative(build, path.join(entry.parentPath, entry.name))}`);
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const response = await request(ports.nginx, file, {}, 'HEAD');
    const known = contentTypes.find(({extension}) => file.endsWith(`.${extension}`));
    if (!known) throw new Error(`The type of ${file} is not described.`);
    expect(kindOf(response), file).toEqual([200, known.type, cacheControl(file)]);
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
    const {body: original, headers} = await request(ports.nginx, file);
    for (const [accepted, coding] of cases) {
      const response = await request(ports.nginx, file, {'accept-encoding': accepted});
      expect(response.headers['content-encoding'], `${file} ${accepted}`).toBe(coding);
      expect(response.headers['content-type']).toBe(headers['content-type']);
      expect(unpack(response.body, coding).equals(original), `${file} ${accepted}`).toBe(true);
    }
  }
});

test('unchanged pages and files are revalidated with status 304 and all headers', async () => {
  for (const file of ['/', '/de/docs/quickstart', '/search-index-default.json']) {
    for (const encoding of ['identity', 'br']) {
      const first = await request(ports.nginx, file, {'accept-encoding': encoding});
      for (const condition of [
        {'if-none-match': first.headers.etag},
        {'if-modified-since': first.headers['last-modified']},
      ]) {
        const again = await request(ports.nginx, file, {'accept-encoding': encoding, ...condition});
        expect(again.status, `${file} ${JSON.stringify(condition)}`).toBe(304);
        expect(again.body.length).toBe(0);
        expectHeaders(again, file);
      }
    }
  }
});

const missing = [
  '/nothing',
  '/nothing.html',
  '/nothing/',
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
        const response = await request(ports.nginx, route, {'accept-encoding': encoding});
        expect(response.status, route).toBe(404);
        expect(
          unpack(response.body, response.headers['content-encoding']).equals(page),
          route,
        ).toBe(true);
        expect(response.headers['content-type'], route).toBe('text/html; charset=utf-8');
        expect(response.headers['cache-control'], route).toBe(cacheControl('/404.html'));
        expect(response.headers['set-cookie'], route).toBeUndefined();
        expectHeaders(response, route);
      }
    }
  }
});

test('nginx and npm start redirect URLs to their canonical form', async () => {
  const variants = [
    '/docs/quickstart.html',
    '/docs/quickstart/',
    '/docs/quickstart/index.html',
    '//docs//quickstart',
  ];
  const expected = localeBases.flatMap((base): [string, string][] => [
    ...variants.map((variant): [string, string] => [
      `${base}${variant}`,
      `${base}/docs/quickstart`,
    ]),
    ...redirects.flatMap(({from, to}) =>
      ['', '/', '.html'].map((end): [string, string] => [`${base}${from}${end}`, `${base}${to}`]),
    ),
    [`${base}/index.html`, `${base}/`],
  ]);
  for (const [from, to] of [...expected, ['/de', '/de/'], ['/de.html', '/de/']] as const) {
    for (const port of [ports.nginx, ports.node]) {
      const response = await request(port, `${from}?a=1&b=%20`);
      expect(response.status, `${from} ${port}`).toBe(301);
      expect(response.headers.location, `${from} ${port}`).toBe(`${to}?a=1&b=%20`);
      expectHeaders(response, from);
    }
  }
});

test('npm start sends the same headers as nginx on pages, files and errors', async () => {
  const paths = [
    '/',
    '/de/docs/quickstart',
    '/img/logo.svg',
    '/nothing',
    '/de/nothing',
    '/404',
    '/_headers',
  ];
  const compared = [
    ...securityHeaders.map(({name}) => name.toLowerCase()),
    'content-security-policy',
    'content-type',
    'cache-control',
    'content-encoding',
    'vary',
  ];
  for (const route of paths) {
    const [ours, nginxResponse] = await Promise.all(
      [ports.node, ports.nginx].map((port) => request(port, route, {'accept-encoding': 'br'})),
    );
    expect(ours?.status, route).toBe(nginxResponse?.status);
    expect(ours?.body.equals(nginxResponse?.body ?? Buffer.alloc(0)), route).toBe(true);
    for (const name of compared)
      expect(ours?.headers[name], `${name} of ${route}`).toBe(nginxResponse?.headers[name]);
  }
});

test('errors that nginx generates have every header once and no coding', async () => {
  for (const [method, headers, status] of [
    ['POST', {}, 405],
    ['GET', {'if-match': '"other"'}, 412],
    ['GET', {'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT'}, 412],
  ] as const) {
    const route = '/docs/quickstart';
    const response = await request(
      ports.nginx,
      route,
      {'accept-encoding': 'br', ...headers},
      method,
    );
    expect([response.status, response.headers['content-encoding']]).toEqual([status, undefined]);
    expect(response.body.toString()).toContain('</html>');
    expectHeaders(response, `${status}`);
  }
});

test('nginx and npm start respond to a range request with the whole file', async () => {
  for (const port of [ports.nginx, ports.node]) {
    const whole = await request(port, '/docs/quickstart');
    for (const range of ['bytes=0-9', 'bytes=99999999-']) {
      const response = await request(port, '/docs/quickstart', {range});
      expect([response.status, response.body.equals(whole.body)], range).toEqual([200, true]);
      expectHeaders(response, range);
    }
  }
});

test('methods other than GET and HEAD are refused', async () => {
  for (const port of [ports.nginx, ports.node]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request(port, '/docs/quickstart', {}, method);
      expect(response.status, `${method} ${port}`).toBe(405);
      expectHeaders(response, method);
    }
  }
});

test('Markdown copies are sent for the extension .md, and if Accept prefers Markdown', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-markdown-'));
  const html = path.join(folder, 'docs');
  execFileSync('mkdir', ['-p', html, path.join(folder, 'de')]);
  for (const name of ['index', '404', 'docs/quickstart', 'docs/cli', 'de/index', 'de/404']) {
    copyFileSync(path.join(build, `${name}.html`), path.join(folder, `${name}.html`));
  }
  for (const name of ['index', 'docs/quickstart', 'de/index'])
    writeFileSync(path.join(folder, `${name}.md`), `# ${name}\n`);
  writeFileSync(
    path.join(folder, 'docs/quickstart.md.br'),
    zlib.brotliCompressSync('# docs/quickstart\n'),
  );
  const other = await startNginx({release: `root ${folder};\n`, port: 4183});
  const otherNode = createStaticServer(folder);
  await new Promise<void>((resolve) => otherNode.listen(4184, '127.0.0.1', resolve));
  try {
    for (const port of [4183, 4184]) {
      for (const [route, name] of [
        ['/', 'index'],
        ['/de/', 'de/index'],
        ['/docs/quickstart', 'docs/quickstart'],
      ] as const) {
        for (const [accept, wanted] of acceptCases) {
          const response = await request(port, route, {accept});
          const type = wanted ? 'text/markdown' : 'text/html';
          expect(response.headers['content-type'], `${port} ${route} ${accept}`).toBe(
            `${type}; charset=utf-8`,
          );
          if (wanted) expect(response.body.toString()).toBe(`# ${name}\n`);
        }
      }
      const byEnding = await request(port, '/docs/quickstart.md', {'accept-encoding': 'br'});
      expect(byEnding.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(unpack(byEnding.body, byEnding.headers['content-encoding']).toString()).toBe(
        '# docs/quickstart\n',
      );
      // A page without a Markdown copy is sent as HTML.
      const without = await request(port, '/docs/cli', {accept: 'text/markdown'});
      expect([without.status, without.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect((await request(port, '/docs/cli.md')).status).toBe(404);
    }
  } finally {
    otherNode.closeAllConnections();
    otherNode.close();
    await other.stop();
    rmSync(folder, {recursive: true});
  }
  // The Markdown copies of the real build.
  for (const route of allRoutes().filter((each) =>
    existsSync(htmlFile(each).replace(/html$/, 'md')),
  )) {
    const response = await request(ports.nginx, route, {accept: 'text/markdown'});
    expect(response.headers['content-type'], route).toBe('text/markdown; charset=utf-8');
    expect(response.body.equals(readFileSync(htmlFile(route).replace(/html$/, 'md'))), route).toBe(
      true,
    );
  }
});

test('nginx logged no error during these tests', () => {
  expect(nginx.errors()).toBe('');
});
