/** Pages show exactly the files that tests run. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {translatedDocs} from '../../website/config/locales';
import {parseFence} from '../../website/src/content/markdown/fence';
import {readBlocks, website, type Locale} from '../copied/blocks';
import {sample} from '../copied/folder';

interface Fence {
  readonly page: string;
  readonly title: string;
  /** File in `website/samples/`, with its region. */
  readonly file: string | undefined;
}

const sources: Readonly<Record<Locale, string>> = {en: 'docs', de: translatedDocs('de')};

/** The fences of all pages that have a title, in the order of each page. */
function readFences(locale: Locale): Fence[] {
  const folder = path.join(website, sources[locale]);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((name) => {
      const page = name.slice(0, -'.mdx'.length).replace(/\/index$/, '');
      const fences = readFileSync(path.join(folder, name), 'utf8').matchAll(/^ *```(\w+) (.+)$/gm);
      return [...fences].flatMap(([, language = '', meta = '']) => {
        const {title, file, region} = parseFence(language, meta, name);
        return title ? [{page, title, file: file && region ? `${file}#${region}` : file}] : [];
      });
    });
}

const nameOf = ({page, title}: {page: string; title?: string}) => `${page}: ${title}`;
const isPart = (title: string) => /\((?:excerpt|Auszug)\)/.test(title);

it.each(['en', 'de'] as const)('the built pages show these files, unchanged, %s', (locale) => {
  const blocks = readBlocks(locale);
  const fences = readFences(locale).filter(({file}) => file);
  expect(fences.length).toBeGreaterThan(140);
  for (const fence of fences) {
    const own = blocks.filter(({page, title}) => page === fence.page && title === fence.title);
    expect(
      own.map(({code}) => code),
      nameOf(fence),
    ).toContain(sample(fence.file!));
  }
});

it('both languages show the same code', () => {
  const shown = (locale: Locale) =>
    readBlocks(locale)
      .filter(({title, language}) => title ?? language === 'bash')
      .map(({page, code}) => ({page, code}));
  expect(shown('de')).toEqual(shown('en'));
});

it('a test names every file that a page shows whole', () => {
  const shown = readFences('en').flatMap(({title, file}) => (file && !isPart(title) ? file : []));
  const list = ['website/samples/**/*.ts', 'tests/copied/*.ts', 'website/src/labs/**/*.test.ts'];
  const tests = execFileSync('git', ['ls-files', '--', ...list], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter((file) => !shown.includes(file.replace('website/samples/', '')))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Such as `backup-${database}.sh`.
  const templates = [...tests.matchAll(/[\w.-]*\$\{\w+\}[\w.-]*\.\w+/g)].map(
    ([template]) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '\\w[\\w-]*')}$`),
  );
  const isNamed = (name: string) =>
    tests.includes(name) || templates.some((template) => template.test(name));
  expect(shown.filter((file) => !isNamed(path.basename(file)))).toEqual([]);
});
