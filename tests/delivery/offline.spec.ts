/** The offline edition as readers use it: unpacked, opened from its folder and from servers, in two browsers. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {program} from '../../scripts/lib/programs.mjs';
import {product} from '../../website/config/product';
import {chromiumArguments, chromiumPath} from '../e2e/chromium';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {close, listen, plainServer} from '../e2e/plainServer';

// One worker: the edition is made once for all tests.
test.describe.configure({mode: 'default'});

const name = `mosparo-docs-${product.version}`;
let temporary = '';
let folder = '';
let servers: Server[] = [];
/** Where the edition is opened: its first page. */
let addresses: Readonly<Record<string, string>> = {};

function make(target: string, env: NodeJS.ProcessEnv = {}): Buffer {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/offline/run.mts', 'build', target], {
    env: {...process.env, ...env},
  });
  return readFileSync(path.join(target, `${name}.zip`));
}

function unpack(zip: Buffer, target: string): void {
  for (const [file, content] of Object.entries(unzipSync(zip))) {
    mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    writeFileSync(path.join(target, file), content);
  }
}

test.beforeAll(async () => {
  temporary = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const place = path.join(temporary, 'Ordner für Netzausfälle');
  unpack(make(path.join(temporary, 'first')), place);
  folder = path.join(place, name);
  servers = [plainServer(folder), plainServer(folder, {below: '/intranet/mosparo'})];
  const [root = '', below = ''] = await Promise.all(servers.map(listen));
  addresses = {
    'its folder': pathToFileURL(path.join(folder, 'index.html')).href,
    'a server': `${root}/`,
    'a path of a server': `${below}/intranet/mosparo/`,
  };
});
test.afterAll(() => {
  servers.forEach(close);
  rmSync(temporary, {recursive: true, force: true});
});

test('is small, has a checksum, and the same bytes when made again', () => {
  const beside = (file: string) => readFileSync(path.join(temporary, 'first', file));
  const zip = beside(`${name}.zip`);
  expect(zip.length).toBeLessThanOrEqual(15_000_000);
  expect(beside(`${name}.zip.sha256`).toString()).toBe(
    `${createHash('sha256').update(zip).digest('hex')}  ${name}.zip\n`,
  );
  const again = make(path.join(temporary, 'again'), {TZ: 'Pacific/Auckland'});
  expect(again.equals(zip)).toBe(true);
});

test('every link and file of a page is in the folder or on the web', () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(150);
  const missing = pages.flatMap((page) => {
    const html = readFileSync(path.join(folder, page), 'utf8');
    return [...html.matchAll(/<\w[^>]*? (?:href|src)=(?:"([^"]*)"|([^\s">]+))/g)]
      .map(([, quoted, bare = '']) => (quoted ?? bare).replace(/[?#].*/s, ''))
      .filter((address) => address !== '' && !/^(?:https?|mailto|data):/.test(address))
      .filter((address) => !existsSync(path.join(folder, path.dirname(page), address)))
      .map((address) => `${page}: ${address}`);
  });
  expect(missing).toEqual([]);
});

/** A page whose problems fail the test: messages, failed requests, and requests that leave the folder. */
function watched(page: Page, first: string, problems: string[]): Page {
  const root = new URL('.', first).href;
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left aborts its requests.
    const {errorText = ''} = request.failure() ?? {};
    if (!errorText.includes('ABORTED')) problems.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(root) && !/^(?:data|blob):/.test(url)) problems.push(`outside: ${url}`);
  });
  return page;
}

const attribute = (page: Page, selector: string, attributeName: string) =>
  page.$eval(selector, (element, key) => element.getAttribute(key), attributeName);

/** Searches from the first page of the edition, and opens the section that comes first. */
async function search(page: Page, query: string): Promise<void> {
  await page.locator('[data-search-trigger]').click();
  await page.locator('#search-box input').fill(query);
  await page.locator('#search-box [role=option][aria-selected=true] mark').wait();
  await page.keyboard.press('Enter');
}

const highlights = () => {
  const found = (CSS.highlights as unknown as Map<string, {size: number}>).get('docs-search');
  return found?.size ?? 0;
};

/** Reads, searches, changes the language and uses a tool that computes in a worker. */
async function use(page: Page, first: string): Promise<void> {
  const {href: root} = new URL('.', first);
  await page.goto(first);
  await page.locator('[data-color-mode]').click();

  await search(page, 'rule playground');
  await expect.poll(() => page.url()).toBe(`${root}docs/usage/rule_types.html#playground`);
  await expect.poll(() => page.evaluate(highlights).catch(() => 0)).toBeGreaterThan(0);

  await page.$eval('a[lang=de]', (link) => (link as HTMLElement).click());
  await expect.poll(() => page.url()).toBe(`${root}de/docs/usage/rule_types.html#playground`);
  await page.locator('html[lang=de][data-theme=dark]').wait();

  const verdict = () => page.$eval('[role=status][data-tone]', ({textContent}) => textContent);
  // A key, because a browser may report two quick moves of the pointer as one, which would not start the tool.
  await page.keyboard.press('Shift');
  await page.locator('[data-lab] > fieldset:enabled').wait();
  await page.locator('::-p-aria([name="Spam-Grenzwert"][role="spinbutton"])').fill('18');
  await expect.poll(() => verdict().catch(() => '')).toContain('liegt unter dem Spam-Grenzwert 18');
  expect(await attribute(page, '[rel=icon]', 'href')).not.toMatch(/^\//);
}

const browsers = {
  chromium: () => puppeteer.launch({executablePath: chromiumPath(), args: [...chromiumArguments]}),
  firefox: () => puppeteer.launch({browser: 'firefox', executablePath: program('firefox')}),
} as const;

for (const [browserName, launch] of Object.entries(browsers)) {
  test.describe(browserName, () => {
    if (browserName === 'firefox') needs(__filename, 'firefox');
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await launch();
    });
    test.afterAll(() => browser.close());

    for (const place of ['its folder', 'a server', 'a path of a server']) {
      test(`opens from ${place}`, async () => {
        const context = await browser.createBrowserContext();
        const problems: string[] = [];
        const first = addresses[place] ?? '';
        const page = watched(await context.newPage(), first, problems);
        await page.setViewport({width: 1440, height: 900});
        await use(page, first);
        await context.close();
        expect(problems).toEqual([]);
      });
    }
  });
}

test('without JavaScript, pages are complete and lead to each other', async () => {
  const browser = await browsers.chromium();
  const first = addresses['its folder'] ?? '';
  const problems: string[] = [];
  const page = watched(await browser.newPage(), first, problems);
  await page.setJavaScriptEnabled(false);
  await page.goto(new URL('de/index.html', first).href);
  await page.$eval('nav a[href*="testing"]', (link) => (link as HTMLElement).click());
  await expect.poll(() => page.url()).toBe(new URL('de/docs/testing.html', first).href);
  expect(await page.$eval('h1', ({textContent}) => textContent)).toContain('Test');
  expect(await page.$eval('.navbar', (navbar) => getComputedStyle(navbar).display)).toBe('flex');
  await browser.close();
  expect(problems).toEqual([]);
});
