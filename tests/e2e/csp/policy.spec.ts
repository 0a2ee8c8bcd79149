import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '../fixture';
import {startMosparo, startWebsite, type Served, type Website} from './servers';

/** The policies of the page integration/csp, tried with a page that loads script, styles, logo and token. */
const samples = path.resolve('website/samples/integration/csp');
const read = (name: string) => readFileSync(path.join(samples, name), 'utf8');

const NONCE = 'c29tZXRoaW5nIHJhbmRvbQ';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const ofHeader = (name: string) => read(name).replace('Content-Security-Policy: ', '').trim();

/** The directives of a PHP sample, as it sends them. */
const ofPhp = (name: string) =>
  Array.from(read(name).matchAll(/^ +"([^"]+)",$/gm), ([, directive]) => directive)
    .join('; ')
    .replaceAll('$mosparo', 'https://mosparo.example.com')
    .replaceAll('$nonce', NONCE);

interface Way {
  readonly policy: string;
  /** Where the code that starts the box is. */
  readonly start: 'file' | 'nonce' | 'inline';
}

const ways: Readonly<Record<string, Way>> = {
  header: {policy: ofHeader('header.txt'), start: 'file'},
  extended: {policy: ofHeader('after.txt'), start: 'file'},
  nonce: {policy: ofPhp('nonce.php'), start: 'nonce'},
  WordPress: {policy: ofPhp('wordpress.php'), start: 'inline'},
};

const startCode = () =>
  `addEventListener('DOMContentLoaded', () => new mosparo('mosparo-box', '${mosparo.origin}', 'uuid', 'key', {loadCssResource: true}));`;

const starts: Readonly<Record<Way['start'], () => string>> = {
  file: () => '<script src="/start.js" defer></script>',
  nonce: () => `<script nonce="${NONCE}">${startCode()}</script>`,
  // WordPress and its themes also write styles into the page.
  inline: () =>
    `<script>${startCode()}</script><style>form { background: url("${PICTURE}") }</style>`,
};

const headOf = ({start}: Way) =>
  `<script src="${mosparo.origin}/build/mosparo-frontend.js" defer></script>${starts[start]()}`;

/** With the test's own mosparo, which has no HTTPS. */
const withHost = (text: string) =>
  text.replaceAll('https://mosparo.example.com', mosparo.origin).replaceAll(' https:;', ' http:;');

interface Watched {
  readonly violations: readonly string[];
}

const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

/** Opens a page and waits until the box works: token, style sheet and logo are loaded. */
async function expectToWork(page: Page, address: string): Promise<void> {
  mosparo.requests.length = 0;
  await page.goto(address);
  const box = page.locator('#mosparo-box');
  await expect(box).toHaveAttribute('data-token', 'yes');
  await expect(box).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect.poll(() => mosparo.requests).toContain('/resources/logo.svg');
  expect(await violationsOf(page)).toEqual([]);
}

let mosparo: Served;
let website: Website;

test.beforeAll(async () => {
  mosparo = await startMosparo();
  website = await startWebsite({'/start.js': startCode()});
});

test.afterAll(() => Promise.all([mosparo.stop(), website.stop()]));

test.beforeEach(({page}) =>
  page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, {violations: found});
    addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      found.push(effectiveDirective.replace(/-elem$/, '')),
    );
  }),
);

test('the policies of the page let the box work', async ({page}) => {
  for (const [name, way] of Object.entries(ways)) {
    const address = website.add({head: headOf(way), policy: withHost(way.policy)});
    await test.step(name, () => expectToWork(page, address));
  }
  const meta = website.add({head: `${withHost(read('meta.html'))}${headOf(ways.header!)}`});
  await test.step('meta element', () => expectToWork(page, meta));
});

test('without the host name in one directive something is refused', async ({page, watch}) => {
  watch.expected.push(/Content Security Policy|mosparo is not defined|csp/i);
  const directives = ways.header!.policy.split('; ');
  const needed = directives.filter((directive) => directive.includes('mosparo.example.com'));
  expect(needed).toHaveLength(4);
  for (const without of needed) {
    const name = without.split(' ')[0] ?? '';
    const changed = directives.map((directive) =>
      directive === without ? directive.replace(' https://mosparo.example.com', '') : directive,
    );
    const policy = withHost(changed.join('; '));
    await test.step(name, async () => {
      await page.goto(website.add({head: headOf(ways.header!), policy}));
      await expect.poll(() => violationsOf(page)).toContain(name);
    });
  }
});
