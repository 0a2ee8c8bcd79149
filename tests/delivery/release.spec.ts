import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {hashedFiles} from '../../delivery/finish/assets.mts';
import {expect, hydrate, test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {allRoutes} from '../e2e/sitemap';
import {request} from './http';
import {startReaders} from './readers';
import {startSite} from './site';

needs(__filename, 'nginx', 'linux');

const port = 4185;
const article = '/docs/account/change_password';
const newHash = "'sha256-bmV3IHNjcmlwdA=='";

/**
 * Copies a build and gives every script another hash (with a `b` before it), as if all files had changed. The policy of
 * the copy allows a script that the first build does not have.
 */
function otherBuild(build: string, target: string): void {
  cpSync(build, target, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  cpSync(`${build}.delivery`, `${target}.delivery`, {recursive: true});
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
  const configuration = path.join(`${target}.delivery`, 'release.conf');
  const policy = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, policy.replace("script-src 'self'", `$& ${newHash}`));
  writeFileSync(
    path.join(`${target}.delivery`, 'assets.txt'),
    `${hashedFiles(target).join('\n')}\n`,
  );
}

test.use({fetchesAhead: true});

test('releases do not disturb readers on the site', async ({page}) => {
  test.setTimeout(180_000);
  const site = await startSite('build', {port});
  const {nginx, release} = site;
  const get = async (): Promise<{isNext: boolean; policy: string}> => {
    const {body, headers} = await request(port, article);
    return {
      isNext: body.includes('content="next"'),
      policy: String(headers['content-security-policy']),
    };
  };
  const serves = (name: 'next' | 'build') =>
    expect.poll(async () => (await get()).isNext).toBe(name === 'next');
  const next = path.join(site.home, 'next');
  try {
    otherBuild('build', next);
    const first = site.current();
    const firstPolicy = (await get()).policy;
    await page.goto(`${nginx.origin}${article}`);
    await hydrate(page);

    const readers = startReaders(port, allRoutes(), {count: 8, pause: 20});
    await expect.poll(readers.requests).toBeGreaterThan(100);
    const second = await release(next);
    await serves('next');
    expect((await get()).policy).toContain(newHash);

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
      await site.switchTo(first);
      await serves('build');
      expect((await get()).policy).toBe(firstPolicy);
      await page.locator('.theme-doc-sidebar-menu a[href="/docs/quickstart"]').first().click();
      await expect(page).toHaveURL(`${nginx.origin}/docs/quickstart`);
      await expect(page.locator('article h1')).toBeVisible();
    });

    await site.switchTo(second);
    await serves('next');
    const third = await release('build');
    await serves('build');
    expect((await readers.stop()).failed).toEqual([]);
    expect(readers.requests()).toBeGreaterThan(200);

    await test.step('unchanged files keep their date and take no room', async () => {
      const unchanged = (folder: string) => statSync(path.join(folder, 'site/img/logo.svg'));
      expect(unchanged(third).ino).toBe(unchanged(first).ino);
      expect(unchanged(third).mtimeMs).toBe(statSync('build/img/logo.svg').mtimeMs);
    });

    await test.step('a release has the scripts of all releases on disk, but not of deleted ones', async () => {
      const scripts = (folder: string) => readdirSync(path.join(folder, 'site/assets/js')).length;
      const own = readdirSync('build/assets/js').length;
      expect(scripts(third)).toBeGreaterThan(own);
      expect(scripts(first)).toBe(scripts(third));
      for (let count = 1; count <= 3; count += 1) await release('build');
      expect(scripts(site.current())).toBe(own);
      expect(readdirSync(site.releases)).toHaveLength(3);
      expect(existsSync(second)).toBe(false);
    });

    expect(nginx.errors()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
  } finally {
    await site.stop();
  }
});
