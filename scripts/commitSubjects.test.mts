import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** The newest commit that breaks the rule: landed commits are not rewritten. */
const lastBroken = 'e14e31bc';
const subject = /^(?:feat|fix|docs|test|refactor|perf|style|build|ci|chore|bench)\([\w-]+\): \S/;

/** Subjects of the commits in a range; undefined if git cannot read them, as in an unpacked archive. */
function subjects(range: string): string[] | undefined {
  try {
    const options = {encoding: 'utf8', cwd: import.meta.dirname, stdio: 'pipe'} as const;
    return execFileSync('git', ['log', '--no-merges', '--format=%s', range], options)
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

it('commit subjects are "type(scope): subject" with 72 characters at most', () => {
  // A shallow clone lacks that commit, so only the newest one is checked.
  const found = subjects(`${lastBroken}..HEAD`) ?? subjects('-1') ?? [];
  expect(found.filter((line) => line.length > 72 || !subject.test(line))).toEqual([]);
});
