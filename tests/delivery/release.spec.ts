import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashedFiles} from '../../delivery/finish/assets.mts';
import {expect, test} from '../e2e/fixture';
import {allRoutes} from '../e2e/sitemap';
import {ask} from './http';
import {startNginx} from './nginx';

const port = 4185;
const article = '/docs/account/change_password';

/** A build whose scripts all have other hashes, as after a change of everything: a `b` stands before each. */
function otherBuild(build: string, target: string): void {
  cpSync(build, target, {recursive: true, filter: (file) => !/\.(br|zst|gz)$/.test(file)});
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
      : // Where the loader makes the name of a chunk: name, dot, hash.
        text.replace(/(\.u=\w+=>"assets\/js\/"\+.*?\|\|\w+\)\+")\."/, '$1.b"');
    if (entry.name.startsWith('runtime~main') && changed !== text) runtimes += 1;
    writeFileSync(file, changed);
    if (entry.name.endsWith('.js'))
      renameSync(file, file.replace(/\.([\da-f]{8})\.js$/, '.b$1.js'));
  }
  expect(runtimes, 'loaders that know the new names').toBe(2);
  writeFileSync(
    path.join(`${target}.delivery`, 'assets.txt'),
    `${hashedFiles(target).join('\n')}\n`,
  );
}

test('a new release under the feet of readers: no failed request, nothing lost', async ({page}) => {
  test.setTimeout(180_000);
  const home = mkdtempSync(path.join(tmpdir(), 'docs-release-'));
  const site = path.join(home, 'site');
  mkdirSync(path.join(site, 'releases'), {recursive: true});
  const next = path.join(home, 'next');
  otherBuild('build', next);
  const nginx = await startNginx(`include ${site}/current/release.conf;\n`, port, () =>
    execFileSync('sh', ['delivery/release/release.sh', 'build', site], {
      env: {...process.env, NGINX_COMMAND: 'true'},
    }),
  );
  const release = (build: string) =>
    execFileSync('sh', ['delivery/release/release.sh', build, site], {
      encoding: 'utf8',
      env: {...process.env, NGINX_COMMAND: nginx.command.join(' ')},
    }).trim();
  try {
    const first = realpathSync(path.join(site, 'current'));
    await page.goto(`${nginx.origin}${article}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

    // Readers all the while, on every page.
    const routes = allRoutes();
    const failed: string[] = [];
    let asked = 0;
    let isOver = false;
    const reader = async (offset: number) => {
      for (let turn = offset; !isOver; turn += 1) {
        const route = routes[turn % routes.length] ?? '/';
        const answer = await ask(port, route).catch((error: Error) => error);
        asked += 1;
        if (answer instanceof Error) failed.push(`${route}: ${answer.message}`);
        else if (answer.status !== 200) failed.push(`${route}: ${answer.status}`);
      }
    };
    const readers = Array.from({length: 8}, (_, index) => reader(index * 13));
    await expect.poll(() => asked).toBeGreaterThan(100);
    const second = release(next);
    await expect
      .poll(async () => (await ask(port, article)).body.toString())
      .toContain('content="next"');

    // The open page of the first build goes on, with its own scripts.
    let reloads = 0;
    page.on('load', () => (reloads += 1));
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

    // A reload brings the second build.
    await page.goto(`${nginx.origin}${article}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

    // And back, while readers go on.
    const third = release('build');
    await expect
      .poll(async () => (await ask(port, article)).body.toString())
      .not.toContain('content="next"');
    isOver = true;
    await Promise.all(readers);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(200);

    // Unchanged files keep their date; a release holds the scripts of the one before, not of all.
    const date = (folder: string) => statSync(path.join(folder, 'site/img/logo.svg')).mtimeMs;
    expect(Math.abs(date(second) - date(first))).toBeLessThan(1);
    const scripts = (folder: string) => readdirSync(path.join(folder, 'site/assets/js')).length;
    expect(scripts(second)).toBeGreaterThan(scripts(first));
    expect(scripts(third)).toBe(scripts(second));

    // A release that nginx refuses changes nothing.
    writeFileSync(path.join(`${next}.delivery`, 'release.conf'), 'root /;\nnonsense;\n');
    expect(() => release(next)).toThrow();
    expect(realpathSync(path.join(site, 'current'))).toBe(third);
    expect((await ask(port, article)).status).toBe(200);

    // The fourth and later releases make room.
    release('build');
    expect(
      readdirSync(path.join(site, 'releases')).filter((name) => !name.endsWith('.partial')),
    ).toHaveLength(3);
    expect(existsSync(first)).toBe(false);
  } finally {
    await nginx.stop();
    rmSync(home, {recursive: true, force: true});
  }
});
