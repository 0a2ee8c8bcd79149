import {cpSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, hydrate, test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {allRoutes} from '../e2e/sitemap';
import {request} from './http';
import {startReaders} from './readers';
import {startSite} from './site';

needs(__filename, 'nginx', 'linux');

const port = 4185;
const article = '/docs/account/change_password';

/** Copies a build and gives every script another hash (with a `b` before it), as if all files had changed. */
function otherBuild(build: string, target: string): void {
  cpSync(build, target, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  let runtimes = 0;
  for (const entry of readdirSync(target, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|js)$/.test(entry.name)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = entry.name.endsWith('.html')
      ? text
          .replace(/(assets\/js\/[\w~.-]+?)\.([\da-f]{8})\.js/g, '$1.b$2.js')
          .replace(/<meta charset="?UTF-8"?>/i, '$&<meta name="release" content="next">')
      : // The runtime composes names of chunks from name, dot and hash.
        text.replace(/(\.u=\w+=>"assets\/js\/"\+.*?\|\|\w+\)\+")\."/, '$1.b"');
    if (entry.name.startsWith('runtime~main') && changed !== text) runtimes += 1;
    writeFileSync(file, changed);
    if (entry.name.endsWith('.js'))
      renameSync(file, file.replace(/\.([\da-f]{8})\.js$/, '.b$1.js'));
  }
  expect(runtimes, 'runtimes with the new names').toBe(2);
  const start = path.join(target, 'index.html');
  writeFileSync(`${start}.br`, brotliCompressSync(readFileSync(start)));
}

test.use({fetchesAhead: true});

test('releases do not disturb readers on the site', async ({page}) => {
  test.setTimeout(180_000);
  const site = await startSite('build', {port});
  const {nginx, release} = site;
  const expectOnline = async (name: 'next' | 'build') => {
    const {body} = await request(port, article);
    expect(body.includes('content="next"')).toBe(name === 'next');
  };
  const next = path.join(site.home, 'next');
  try {
    otherBuild('build', next);
    const first = site.current();
    await page.goto(`${nginx.origin}${article}`);
    await hydrate(page);

    const routes = allRoutes();
    const readers = startReaders(8, async (get, number) => {
      const route = routes[number % routes.length] ?? '/';
      const {status} = await get(port, route);
      return status === 200 ? undefined : `${route}: ${status}`;
    });
    await expect.poll(readers.visits).toBeGreaterThan(100);
    const second = await release(next);
    await expectOnline('next');

    let reloads = 0;
    page.on('load', () => (reloads += 1));
    await test.step('an open page of the first build still works, with its own scripts', async () => {
      for (const href of [
        '/docs/account/user_settings',
        '/docs/account/two_factor_authentication',
        '/docs/quickstart',
      ]) {
        await page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`).first().click();
        await expect(page).toHaveURL(`${nginx.origin}${href}`);
        await expect(page.locator('article h1')).toBeVisible();
      }
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await page.getByRole('combobox').fill('docker');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      expect(reloads).toBe(0);
    });

    await test.step('a full load shows the second build', async () => {
      await page.goto(`${nginx.origin}${article}`);
      await hydrate(page);
    });

    await test.step('going back: an open page of the second build still works', async () => {
      site.switchTo(first);
      await expectOnline('build');
      await page.locator('.theme-doc-sidebar-menu a[href="/docs/quickstart"]').first().click();
      await expect(page).toHaveURL(`${nginx.origin}/docs/quickstart`);
      await expect(page.locator('article h1')).toBeVisible();
    });

    site.switchTo(second);
    await expectOnline('next');
    await release('build');
    await expectOnline('build');
    expect(await readers.stop()).toEqual([]);
    expect(readers.visits()).toBeGreaterThan(200);
    expect(nginx.errors()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
  } finally {
    await site.stop();
  }
});
