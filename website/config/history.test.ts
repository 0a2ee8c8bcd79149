import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createHistory, parseLog, readHistory} from './history';

describe('parseLog', () => {
  it.each([
    ['', []],
    [
      '\x00100\n\nM\ta.mdx\nA\tb c.mdx\n',
      [
        ['a.mdx', 100_000],
        ['b c.mdx', 100_000],
      ],
    ],
    [
      '\x00200\n\nM\ta.mdx\n\x00100\n\nM\ta.mdx\nM\tb.mdx\n',
      [
        ['a.mdx', 200_000],
        ['b.mdx', 100_000],
      ],
    ],
    ['\x00100\n\nM\ta.mdx\n\x00300\n\nM\ta.mdx\n', [['a.mdx', 300_000]]],
    ['\x00100\n\x0050\n\nM\tä.mdx\n', [['ä.mdx', 50_000]]],
    // A file that was moved twice, then one that was moved and changed in the same commit.
    [
      '\x00300\n\nR100\tb.mdx\tc.mdx\n\x00200\n\nR100\ta.mdx\tb.mdx\n\x00100\n\nA\ta.mdx\n',
      [['c.mdx', 100_000]],
    ],
    ['\x00200\n\nR090\ta.mdx\tb.mdx\n\x00100\n\nA\ta.mdx\n', [['b.mdx', 200_000]]],
  ])('%j', (log, expected) => {
    expect([...parseLog(log)]).toEqual(expected);
  });
});

describe('a repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  const full = path.join(folder, 'full');
  const shallow = path.join(folder, 'shallow');
  const plain = path.join(folder, 'plain');

  function git(...args: string[]) {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', ['-C', full, ...identity, ...args], {stdio: 'pipe'});
  }

  function commit(file: string, date: string) {
    mkdirSync(path.dirname(path.join(full, file)), {recursive: true});
    writeFileSync(path.join(full, file), date);
    git('add', '.');
    git('commit', '--quiet', '--message', file, '--date', date);
  }

  beforeAll(() => {
    mkdirSync(full);
    mkdirSync(plain);
    git('init', '--quiet');
    commit('docs/a.mdx', '2026-01-02T03:04:05Z');
    commit('i18n/de/a.mdx', '2026-02-03T00:00:00Z');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${full}`, shallow]);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  const changeOf = async (root: string, file: string) => {
    const history = createHistory();
    history.initialize({siteDir: root});
    return history.getFileLastUpdateInfo(path.join(root, file));
  };

  it('returns when each file was changed, for each language on its own', async () => {
    expect(await changeOf(full, 'docs/a.mdx')).toMatchObject({
      timestamp: Date.UTC(2026, 0, 2, 3, 4, 5),
    });
    expect(await changeOf(full, 'i18n/de/a.mdx')).toMatchObject({timestamp: Date.UTC(2026, 1, 3)});
    expect(await changeOf(full, 'docs/new.mdx')).toBeNull();
  });

  it('keeps the date of a file that was moved into another folder', async () => {
    git('checkout', '--quiet', '-b', 'moved');
    mkdirSync(path.join(full, 'website'));
    git('mv', 'docs', 'website/docs');
    git('commit', '--quiet', '--message', 'move');
    expect(await readHistory(path.join(full, 'website'))).toEqual(
      new Map([['docs/a.mdx', Date.UTC(2026, 0, 2, 3, 4, 5)]]),
    );
    git('checkout', '--quiet', '-');
  });

  it('finds files of a site in a subfolder of the repository', async () => {
    expect([...(await readHistory(path.join(full, 'docs'))).keys()]).toEqual(['a.mdx']);
  });

  it('returns nothing for a shallow clone and for a folder without history', async () => {
    expect(await changeOf(shallow, 'docs/a.mdx')).toBeNull();
    expect(await changeOf(plain, 'docs/a.mdx')).toBeNull();
  });
});
