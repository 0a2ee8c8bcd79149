/** Packs the server for assistants, installs it into an empty folder, and queries it with the official client. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {connect, install, type Assistant} from './docsMcp';

// Serial, so that the package is installed only once.
test.describe.configure({mode: 'serial'});

let folder = '';
let assistant: Assistant;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = install();
  assistant = await connect(folder);
});
test.afterAll(() => assistant.client.close());

interface KnownError {
  readonly message: string;
  readonly route: string;
}

interface Page {
  readonly route: string;
  readonly sections: readonly {
    readonly id: string;
    readonly level: number;
    readonly markdown: string;
  }[];
}

const readData = <T>(name: string): T =>
  JSON.parse(
    readFileSync(path.join(folder, 'node_modules/mosparo-docs-mcp/data', name), 'utf8'),
  ) as T;

const limits: Readonly<Record<string, number>> = {
  search: 6_000,
  read_page: 12_000,
  explain_error: 6_000,
  known_issues: 10_000,
};

async function ask(tool: string, question: object): Promise<string> {
  const {text, isError} = await assistant.ask(tool, question);
  expect(isError, text).toBe(false);
  expect(text.length).toBeLessThanOrEqual(limits[tool] ?? 0);
  return text;
}

async function refuse(tool: string, question: object): Promise<string> {
  const {text, isError} = await assistant.ask(tool, question);
  expect(isError, text).toBe(true);
  expect(text.length).toBeLessThanOrEqual(limits[tool] ?? 0);
  return text;
}

test('prints its version on the command line and refuses options', () => {
  const run = (...args: string[]) =>
    execFileSync('npx', ['--no-install', 'mosparo-docs-mcp', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run('--version')).toBe('1.5.4\n');
  expect(() => run('--port=80')).toThrow(/has no options/);
});

test('offers four read-only tools', async () => {
  const {tools} = await assistant.client.listTools();
  expect(tools.map(({name}) => name)).toEqual(Object.keys(limits));
  for (const {annotations, description} of tools) {
    expect(annotations).toMatchObject({readOnlyHint: true, openWorldHint: false});
    expect(description?.length).toBeGreaterThan(40);
  }
});

test('search returns sections with kind, URL and excerpt in both languages', async () => {
  const english = await ask('search', {query: 'rotate the keys of a project', limit: 3});
  expect(english).toContain(
    'setting: https://documentation.mosparo.io/docs/usage/settings#reissue-keys\n',
  );
  expect(english.match(/^### /gm)).toHaveLength(3);
  const german = await ask('search', {query: 'Schlüssel neu ausstellen', language: 'de'});
  expect(german).toContain('https://documentation.mosparo.io/de/docs/usage/settings#reissue-keys');
  expect(await ask('search', {query: 'xyzzyqwertz'})).toBe(
    'Nothing found. Try other words, or fewer.',
  );
});

test('read_page accepts any form of the URL and returns single sections', async () => {
  const page = await ask('read_page', {page: 'https://documentation.mosparo.io/de/docs/cli.md'});
  expect(page).toContain('# Kommandozeile');
  const section = await ask('read_page', {page: 'usage/rules', section: 'effect'});
  expect(section).toMatch(/^https:\/\/\S+\/docs\/usage\/rules#effect\n\n### When do changes/);
  expect(await ask('read_page', {page: '/docs/usage/rules#effect'})).toBe(section);
  // The anchor of a table row leads to the section that contains it.
  const row = await ask('read_page', {page: '/docs/api/troubleshooting#submit-token-not-valid'});
  expect(row).toContain('Submit token not valid.');
});

test('read_page returns a long text in pieces that make up the whole', async () => {
  const question = {page: '/docs/integration/custom', section: 'client'};
  const pieces: string[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined && pieces.length < 20) {
    const answer = await ask('read_page', {...question, offset});
    const [end, next] =
      /\n\nThe text goes on: ask again with `offset: (\d+)`\.$/.exec(answer) ?? [];
    pieces.push(answer.slice(answer.indexOf('\n\n') + 2, end ? -end.length : undefined));
    offset = next ? Number(next) : undefined;
  }
  expect(pieces.length).toBeGreaterThan(4);
  const page = readData<Page[]>('en/pages.json').find(({route}) => route === question.page);
  const sections = page?.sections ?? [];
  const first = sections.findIndex(({id}) => id === question.section);
  const after = sections.findIndex(
    ({level}, at) => at > first && level <= (sections[first]?.level ?? 0),
  );
  const own = sections.slice(first, after).map(({markdown}) => markdown.trim());
  expect(pieces.join('')).toBe(own.join('\n\n'));
  expect(await refuse('read_page', {...question, offset: 1_000_000})).toContain('must be smaller');
});

for (const language of ['en', 'de']) {
  test(`read_page returns every page, ${language}`, async () => {
    const pages = readData<Page[]>(`${language}/pages.json`);
    expect(pages.length).toBeGreaterThan(60);
    for (const {route} of pages) await ask('read_page', {page: route, language});
  });

  test(`explain_error finds every message of the catalogue, ${language}`, async () => {
    const errors = readData<KnownError[]>(`${language}/errors.json`);
    expect(errors.length).toBeGreaterThan(100);
    const missed: string[] = [];
    for (const {message, route} of errors) {
      const answer = await ask('explain_error', {
        message: `[error] ${message} (form.php)`,
        language,
      });
      if (!answer.includes(route)) missed.push(message);
    }
    expect(missed).toEqual([]);
  });
}

test('explain_error returns causes with remedies, even for a message in the other language', async () => {
  const answer = await ask('explain_error', {
    message: 'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
  });
  expect(answer).toMatch(/^## An error occurred\. Please try again\.\n/);
  expect(answer).toMatch(/1\. Cause: .+\n {3}Remedy: /);
  expect(await ask('explain_error', {message: 'Segmentation fault in a module'})).toContain(
    'no such message',
  );
});

test('known_issues returns an overview, or filters by area, words and version', async () => {
  const all = await ask('known_issues', {});
  const issues = readData<{since?: string}[]>('en/issues.json').filter(({since}) => !since);
  expect(all.match(/^- /gm)).toHaveLength(issues.length);
  expect(await ask('known_issues', {area: 'api', language: 'de'})).toContain('Abhilfe: ');
  expect(await ask('known_issues', {query: 'import windows'})).toContain('#import-command-windows');
  const older = await ask('known_issues', {version: '1.4.0'});
  expect(older).toContain('Fixed in 1.4.1');
  expect(older).not.toContain('Fixed in 1.3.2');
  expect(await refuse('known_issues', {version: '2.0.0'})).toContain('nothing is known');
});

test('wrong arguments get an error that names valid ones', async () => {
  const cases: readonly (readonly [string, object, RegExp])[] = [
    ['search', {}, /query/],
    ['search', {query: '   '}, /query: Too small/],
    ['search', {query: 'x'.repeat(1_001)}, /query: Too big/],
    ['search', {query: 'a', limit: 11}, /limit: Too big/],
    ['search', {query: 'a', language: 'fr'}, /"en"\|"de"/],
    ['read_page', {page: '../../../etc/passwd'}, /no page .+ Use a URL from `search`/],
    ['read_page', {page: '/docs/usage/rules', section: 'nope'}, /no section "nope"[^]+create: /],
    ['known_issues', {version: 'latest'}, /such as 1\.5\.4/],
    ['known_issues', {area: 'nope'}, /"installation"/],
  ];
  for (const [tool, question, expected] of cases)
    expect(await refuse(tool, question)).toMatch(expected);
  await expect(assistant.ask('delete_page', {})).rejects.toThrow(/not found/);
});
