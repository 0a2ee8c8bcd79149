import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readBlocks, website, type Block} from './blocks';
import {howTried, numbered, table} from './table';

const english = readBlocks('en');
const german = readBlocks('de');
const pages = [...new Set(english.map(({page}) => page))];
const on = (blocks: readonly Block[], page: string) => blocks.filter((one) => one.page === page);

/** Pages whose titled blocks come from components instead of fences: readers neither save nor run them. */
const fromComponents: Readonly<Record<string, string>> = {
  'api/frontend': 'examples of the OpenAPI document, which its own test checks',
  'api/health': 'examples of the OpenAPI document',
  'api/rule_package': 'examples of the OpenAPI document',
  'api/statistic': 'examples of the OpenAPI document',
  'api/verification': 'examples of the OpenAPI document',
  'api/signing': 'values that the page computes while it is built',
};

/** The blocks of a page that have a title, numbered as in the table. */
function titled(page: string): {title: string; block: Block}[] {
  const blocks = on(english, page);
  const titles = numbered(blocks.map(({title}) => title));
  return blocks.flatMap((block, at) => (titles[at] ? [{title: titles[at], block}] : []));
}

/** A sample file as pages show it: without the comments that mark regions. */
const withoutRegionComments = (text: string) =>
  `${text.replace(/^.*\b(?:end)?region:.*\n/gm, '').trimEnd()}\n`;

/** Text → path of every file in samples/. */
const samples = new Map(
  readdirSync(path.join(website, 'samples'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [
      withoutRegionComments(readFileSync(file, 'utf8')),
      path.relative(website, file),
    ]),
);

test('both languages show the same code', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const code = (blocks: readonly Block[]) =>
      on(blocks, page)
        .filter(({title, language}) => title ?? language === 'bash')
        .map((block) => block.code);
    expect(code(german), page).toEqual(code(english));
  }
});

test('the table lists every block that has a title', () => {
  const unknown = pages.flatMap((page) =>
    titled(page)
      .filter(({title}) => !howTried(page, title) && !fromComponents[page])
      .map(({title}) => `${page}: ${title}`),
  );
  expect(unknown).toEqual([]);
});

test('the table lists only blocks that exist', () => {
  const gone = Object.entries(table).flatMap(([page, entries]) => {
    const there = titled(page).map(({title}) => title);
    return Object.keys(entries)
      .filter((title) => !there.includes(title))
      .map((title) => `${page}: ${title}`);
  });
  expect(gone).toEqual([]);
});

test('a file that a unit test runs is shown whole and unchanged', () => {
  const problems = Object.entries(table).flatMap(([page, entries]) =>
    titled(page).flatMap(({title, block}) => {
      const how = entries[title];
      if (!how || !('unit' in how)) return [];
      const isThere = existsSync(path.join(website, how.unit));
      return isThere && samples.has(block.code) ? [] : [`${page}: ${title}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('the spec file in the table names the page and the title', () => {
  const missing = Object.entries(table).flatMap(([page, entries]) =>
    Object.entries(entries).flatMap(([title, how]) => {
      if (!('spec' in how)) return [];
      const source = readFileSync(path.join(__dirname, how.spec), 'utf8');
      return source.includes(`'${page}'`) && source.includes(title) ? [] : [`${page}: ${title}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('titles say "(excerpt)" for parts of files, and only for them', () => {
  for (const page of pages) {
    const germanBlocks = on(german, page);
    on(english, page).forEach((block, at) => {
      if (block.title === undefined) return;
      const title = titled(page).find((one) => one.block === block)?.title ?? '';
      const how = howTried(page, title);
      const isPart = how !== undefined && 'excerpt' in how;
      expect(block.title.includes('(excerpt)'), `${page}: ${title}`).toBe(isPart);
      expect(germanBlocks[at]?.title?.includes('(Auszug)'), `de ${page}: ${title}`).toBe(isPart);
    });
  }
});
