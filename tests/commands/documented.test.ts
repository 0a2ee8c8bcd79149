import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {documentedCommands, readCommands} from './documented';

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Scripts that take files or folders of tests, and the names of these tests. */
const testNames: Readonly<Record<string, RegExp>> = {e2e: /\.spec\.ts$/, unit: /\.test\.\w+$/};

describe('documents name only commands that exist', () => {
  const runs = [...documentedCommands()].flatMap(([command, places]) => {
    const [, script = '', options = ''] = /\bnpm run ([\w:-]+)(?: -- (.+))?/.exec(command) ?? [];
    return script ? [{command, places: places.join(), script, options}] : [];
  });

  it('which are more than a few', () => expect(runs.length).toBeGreaterThan(20));

  it.each(runs)('$command ($places)', ({script, options}) => {
    expect(Object.keys(scripts)).toContain(script);
    const pattern = testNames[script];
    const named = options.split(' ').filter((option) => /^[\w/.]+$/.test(option));
    for (const place of pattern ? named : []) {
      const tests = files.filter((file) => file.startsWith(place) && pattern?.test(file));
      expect(tests, `tests of ${place}`).not.toEqual([]);
    }
  });
});

describe('readCommands', () => {
  it.each([
    [
      '```bash\nnpm start   # serves\n\n# a comment\nnpm run a \\\n  b\n```',
      ['npm start', 'npm run a b'],
    ],
    ['1. In a step:\n\n   ```sh\n   sh a.sh\n   ```', ['sh a.sh']],
    ['| `npm run a`, `npm run b` | `docs/` |\n| --- | --- |', ['npm run a', 'npm run b']],
    ['`PORT=1 npm start` and `npm`, `node_modules`', ['PORT=1 npm start']],
    ['```yaml\nnpm start\n```', []],
  ])('%j', (markdown, expected) => {
    expect(readCommands(markdown)).toEqual(expected);
  });
});
