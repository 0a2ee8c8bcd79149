import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {browserTests, longSteps, quickSteps} from '../../scripts/lib/testSteps.mjs';
import {documentedCommands, readCommands} from './documented';
import {commands} from './list';

const documented = documentedCommands();
const steps = [...quickSteps, ...longSteps.flat(), browserTests];
const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');

describe('documented commands', () => {
  it('are all listed in tests/commands/list.ts with a proof', () => {
    const unknown = [...documented].filter(([command]) => !(command in commands));
    expect(unknown.map(([command, places]) => `${command} (${places.join(', ')})`)).toEqual([]);
  });

  it('are listed only if a document names them', () => {
    expect(Object.keys(commands).filter((command) => !documented.has(command))).toEqual([]);
  });

  it.each(Object.entries(commands))('%s: the proof exists', (command, proof) => {
    if ('exception' in proof) expect(proof.exception).toMatch(/\w{2,} \w{2,}/);
    if ('test' in proof) expect(existsSync(proof.test), proof.test).toBe(true);
    if (!('step' in proof)) return;
    const [, script, folders = ''] = /^npm run ([\w:-]+)(?: -- (.+))?$/.exec(command) ?? [];
    expect(steps.find(({name}) => name === proof.step)?.script).toBe(script);
    const isTest = script === 'e2e' ? /\.spec\.ts$/ : /\.test\.\w+$/;
    for (const folder of folders.split(' ').filter((name) => name && !name.includes('<'))) {
      const tests = files.filter((file) => file.startsWith(folder) && isTest.test(file));
      expect(tests, `tests of ${folder}`).not.toEqual([]);
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
