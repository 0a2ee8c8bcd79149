import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {site} from '../fixture.mts';
import {requestAll} from './request.mts';
import {externalLinks} from './collect.mts';

it('collects each external URL once, with the place of its link', () => {
  const links = externalLinks(
    site(
      '[A](https://a.org/x#y) and [own](b.mdx)\n\n[A](https://a.org/x) [E](https://www.example.com)\n',
      '',
      {
        code: {
          'data/a.ts': "const a = {en: 'See [B](https://b.org/z).', url: 'https://c.org'};",
          'src/b.ts': "const b = 'https://d.org';",
        },
      },
    ),
  );
  expect(links).toEqual([
    {url: 'https://a.org/x', file: 'docs/a.mdx', line: 8},
    {url: 'https://b.org/z', file: 'data/a.ts', line: 1},
    {url: 'https://c.org', file: 'data/a.ts', line: 1},
  ]);
});

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it.each([
  [200, undefined],
  [403, undefined],
  [404, /returns status 404/],
  [500, /returns status 500/],
])('reports a URL whose status is %i', async (status, message) => {
  const [found] = await requestAll([{url: `${origin}/${status}`, file: 'docs/a.mdx', line: 7}]);
  if (message)
    expect(found).toMatchObject({
      file: 'docs/a.mdx',
      line: 7,
      message: expect.stringMatching(message),
    });
  else expect(found).toBeUndefined();
});

it('reports a URL that cannot be reached', async () => {
  const [found] = await requestAll([{url: 'http://127.0.0.1:1/', file: 'docs/a.mdx', line: 7}]);
  expect(found?.message).toMatch(/cannot be reached/);
});
