import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SiteChange} from '../data/changes.ts';
import {changedSince, checkChangeList, checkNews} from './changes.mts';
import {same} from '../texts/index.ts';
import {site} from './fixture.mts';

const text = same('New.');
const entry = (date: string, more: Partial<SiteChange> = {}): SiteChange => ({
  ...{id: `id-${date}`, date, pages: ['a'], text},
  ...more,
});
const messages = (problems: readonly {message: string}[]) => problems.map(({message}) => message);
const pages = site('', '');

describe('the list of changes', () => {
  const found = (...list: SiteChange[]) => messages(checkChangeList(pages, list));

  it('may have minor entries without id and text', () => {
    const minor = {date: '2026-11-19', pages: ['a']};
    expect(found(minor, entry('2026-11-18'), entry('2026-11-17', {pages: 'all'}))).toEqual([]);
  });

  it.each([
    [entry('18.11.2026'), /date of id-18\.11\.2026 is/],
    [entry('2026-11-18', {pages: ['none']}), /no page none/],
    [entry('2026-11-18', {text: undefined}), /only one of id and text/],
  ])('reports a wrong entry', (wrong, message) => {
    expect(found(wrong).join()).toMatch(message);
  });

  it('reports an entry in the wrong order and an id that appears twice', () => {
    expect(found(entry('2026-11-17'), entry('2026-11-18')).join()).toMatch(/date of id-2026-11-17/);
    const one = entry('2026-11-18');
    expect(found(one, {...one})).toEqual(['The id id-2026-11-18 appears twice.']);
  });
});

describe('a changed page', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const found = (history: [string, number][], ...list: SiteChange[]) =>
    checkNews(pages, new Map(history), list);

  it('is reported if it was changed after its newest entry', () => {
    const list = [entry('2026-11-18', {pages: ['b']}), entry('2026-11-17')];
    expect(found([['docs/a.mdx', at('2026-11-18')]], ...list)).toMatchObject([
      {file: 'docs/a.mdx', message: expect.stringMatching(/2026-11-18.*\(2026-11-17\)/) as string},
    ]);
  });

  it('is reported if only its translation was changed', () => {
    const german = 'i18n/de/docusaurus-plugin-content-docs/current/a.mdx';
    expect(found([[german, at('2026-11-18')]], entry('2026-11-17'))).toHaveLength(1);
  });

  it('is accepted if it has an entry of the same day, even a minor one or one for all pages', () => {
    const history: [string, number][] = [['docs/a.mdx', at('2026-11-18')]];
    expect(found(history, entry('2026-11-18'))).toEqual([]);
    expect(found(history, {date: '2026-11-18', pages: ['a']}, entry('2026-11-01'))).toEqual([]);
    expect(found(history, entry('2026-11-18', {pages: 'all'}))).toEqual([]);
  });
});

describe('the history', () => {
  let folder = '';
  const git = (in_: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', in_, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args],
      {
        stdio: 'pipe',
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: '2026-11-20T10:00:00Z',
          GIT_COMMITTER_DATE: '2026-11-20T10:00:00Z',
        },
      },
    );

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
    const site = path.join(folder, 'full/website');
    mkdirSync(site, {recursive: true});
    git(folder, 'init', '-q', 'full');
    for (const name of ['first', 'second']) {
      writeFileSync(path.join(site, `${name}.mdx`), name);
      git(site, 'add', '.');
      git(site, 'commit', '-qm', name);
    }
    git(folder, 'clone', '-q', '--depth=1', `file://${folder}/full`, 'shallow');
    mkdirSync(path.join(folder, 'archive'));
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  it('lists changed files by their path in the folder, without those of the first commit', () => {
    const changed = changedSince(path.join(folder, 'full/website'), '2026-11-18');
    expect([...(changed ?? [])]).toEqual([['second.mdx', Date.parse('2026-11-20T10:00:00Z')]]);
  });

  it('lists what is not committed as changed now', () => {
    const website = path.join(folder, 'full/website');
    const before = Date.now();
    writeFileSync(path.join(website, 'first.mdx'), 'changed');
    writeFileSync(path.join(website, 'new.mdx'), 'new');
    const changed = changedSince(website, '2026-11-21');
    git(website, 'checkout', '-q', '.');
    rmSync(path.join(website, 'new.mdx'));
    expect([...(changed?.keys() ?? [])]).toEqual(['first.mdx', 'new.mdx']);
    expect(Math.min(...(changed?.values() ?? []))).toBeGreaterThanOrEqual(before);
  });

  it('is empty if nothing changed since', () => {
    expect(changedSince(path.join(folder, 'full/website'), '2026-11-21')?.size).toBe(0);
  });

  it('is undefined in a shallow clone and in an archive', () => {
    expect(changedSince(path.join(folder, 'shallow/website'), '2026-11-18')).toBeUndefined();
    expect(changedSince(path.join(folder, 'archive'), '2026-11-18')).toBeUndefined();
  });
});
