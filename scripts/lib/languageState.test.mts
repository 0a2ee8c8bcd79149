import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {languageState, namesOf} from './languageState.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'state-'));
const german = 'i18n/de/docusaurus-plugin-content-docs/current';

function write(file: string, text: string) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

const states = () => ({en: languageState([folder], 'en'), de: languageState([folder], 'de')});

/** The languages that have to be built again after a change. */
function changedBy(change: () => void): string[] {
  const before = states();
  change();
  const after = states();
  return (['en', 'de'] as const).filter((locale) => before[locale] !== after[locale]);
}

beforeEach(() => {
  rmSync(folder, {recursive: true, force: true});
  write('docs/a.mdx', '---\ntitle: A\n---\n\n## One\n\nText\n');
  write('docs/only.mdx', 'Text\n');
  write(`${german}/a.mdx`, '---\ntitle: A\n---\n\nText\n');
  write('src/a.ts', 'a');
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('languageState', () => {
  it('is the same for the same sources', () => {
    expect(states()).toEqual(states());
    expect(changedBy(() => write('.docusaurus/en/a.js', 'written by a build'))).toEqual([]);
  });

  it.each([
    ['the text of a page', 'docs/a.mdx', '---\ntitle: A\n---\n\n## One\n\nNew text\n', ['en']],
    ['a heading', 'docs/a.mdx', '---\ntitle: A\n---\n\n## Two\n\nText\n', ['en', 'de']],
    ['a title', 'docs/a.mdx', '---\ntitle: B\n---\n\n## One\n\nText\n', ['en', 'de']],
    ['a page that is not translated', 'docs/only.mdx', 'New text\n', ['en', 'de']],
    ['a translation', `${german}/a.mdx`, 'New text\n', ['de']],
    ['labels of a language', 'i18n/de/code.json', '{}', ['de']],
    ['code', 'src/a.ts', 'b', ['en', 'de']],
    ['a new file', 'data/new.json', '{}', ['en', 'de']],
  ])(
    'a change of %s rebuilds only the languages that it affects',
    (_name, file, text, languages) => {
      expect(changedBy(() => write(file, text))).toEqual(languages);
    },
  );

  it('recognizes translated pages of a site in a subfolder', () => {
    const site = path.join(folder, 'website');
    write('website/docs/a.mdx', 'Text\n');
    write(`website/${german}/a.mdx`, 'Text\n');
    const state = () => languageState([folder, site], 'de');
    const before = state();
    write('website/docs/a.mdx', 'New text\n');
    expect(state()).toBe(before);
    write(`website/${german}/a.mdx`, 'Neuer Text\n');
    expect(state()).not.toBe(before);
  });

  it('depends on the environment variables of a fork', () => {
    expect(changedBy(() => vi.stubEnv('DOCS_SITE_URL', 'https://example.com'))).toEqual([
      'en',
      'de',
    ]);
    vi.unstubAllEnvs();
  });
});

it('namesOf keeps the front matter and the headings of a page', () => {
  expect(namesOf('---\ntitle: A\n---\n\nText\n\n## One\n\n#notOne\n### Two\n')).toBe(
    '---\ntitle: A\n---\n## One\n### Two',
  );
});
