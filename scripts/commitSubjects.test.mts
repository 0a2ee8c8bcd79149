import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** Older subjects were written before the rule. */
const firstWithRule = '921789ba';
const subject = /^(?:feat|fix|docs|test|refactor|perf|style|build|ci|chore|bench)\([\w-]+\): \S/;

/** Undefined without a repository, as in an unpacked archive. */
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
  // A shallow clone does not have the first commit: then its newest one counts.
  const found = subjects(`${firstWithRule}..HEAD`) ?? subjects('-1') ?? [];
  expect(found.filter((line) => line.length > 72 || !subject.test(line))).toEqual([]);
});
