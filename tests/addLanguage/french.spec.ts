import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeScratch, type Scratch} from '../commands/scratch';
import {expect, fileTest, hydrate, test} from '../e2e/fixture';
import {close, listen, plainServer} from '../e2e/plainServer';
import {field, options} from '../e2e/search/box';

/**
 * Adds French to a copy of the project, as CONTRIBUTING.md describes it: one entry in the list of languages and one
 * folder, here with three pages and no other translation.
 */
const entry = "  fr: {label: 'Français', htmlLang: 'fr', partial: true},\n";
const list = 'website/config/localeNames.mjs';
const translations = 'website/i18n/fr';
const pages = ['about/glossary', 'about/known_issues', 'whats_new'];

// The tests build on each other: one worker runs them in their order.
test.describe.configure({mode: 'serial', timeout: 600_000});

let scratch: Scratch;
let server: ReturnType<typeof plainServer>;
let origin: string;

/** Runs a command in the copy and returns its output. A failure throws with all of it. */
function run(command: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: scratch.folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

test.beforeAll(() => {
  scratch = makeScratch();
  const file = path.join(scratch.folder, list);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?=^\};)/m, entry));
  cpSync(path.join(__dirname, 'fr'), path.join(scratch.folder, translations), {recursive: true});
});
test.afterAll(() => {
  if (server) close(server);
  scratch.remove();
});

fileTest('the code compiles', () => {
  // The copy shares node_modules, so its build information needs a place of its own.
  expect(run('npx', 'tsc', '--tsBuildInfoFile', 'types.tsbuildinfo')).toBe('');
});

fileTest('npm run check accepts the pages and counts by file what is missing', () => {
  const current = `${translations}/docusaurus-plugin-content-docs/current`;
  const files = pages.map((page) => `${current}/${page}.mdx`);
  run('npm', 'run', '--silent', 'accept', '--', ...files);
  const report = run('npm', 'run', '--silent', 'check');
  const missing = report.slice(report.search(/^Français: \d{4} missing$/m)).split('\n');
  expect(missing).toContain('     1 website/docs/usage/rules.mdx');
  expect(missing.filter((line) => / website\/docs\/.*\.mdx$/.test(line))).toHaveLength(
    readdirSync('website/docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.mdx'),
    ).length - pages.length,
  );
  for (const file of ['code.json', 'texts/data/glossary.json', 'screens.json']) {
    expect(missing.filter((line) => line.trim().endsWith(` ${translations}/${file}`))).toHaveLength(
      1,
    );
  }
});

fileTest('npm run build builds the language', async () => {
  run('node', 'tools/build.mjs', '--locale', 'fr');
  server = plainServer(path.join(scratch.folder, 'build'));
  origin = await listen(server);
});

test('a translated page is served, and its links lead to pages without translation', async ({
  page,
}) => {
  await page.goto(`${origin}/fr/docs/whats_new`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Nouveautés');
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('link', {name: 'toutes les versions'}).click();
  await expect(page).toHaveURL(`${origin}/fr/docs/installation/upgrade_path#releases`);
  await expect(page.getByRole('note')).toHaveText('This page has not been translated yet.');
  const article = page.locator('[lang="en"]').filter({has: page.locator('#releases')});
  await expect(article).toContainText('The updater goes from the newest of one major version');
});

test('the search finds translated and English pages', async ({page}) => {
  await page.goto(`${origin}/fr/docs/about/glossary`);
  await hydrate(page);
  await page.keyboard.press('Control+k');
  for (const [query, found] of [
    ['problèmes connus', '/fr/docs/about/known_issues'],
    ['glossaire', '/fr/docs/about/glossary'],
    ['rule packages', '/fr/docs/usage/rule_packages'],
  ] as const) {
    await field(page).fill(query);
    await expect(options(page).first()).toHaveAttribute('href', found);
  }
});
