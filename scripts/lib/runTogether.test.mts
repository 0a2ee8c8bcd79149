import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'together-'));
const module = path.join(import.meta.dirname, 'runTogether.mjs');
const importAsk = `import {askParent} from ${JSON.stringify(path.join(import.meta.dirname, 'askParent.mjs'))};`;

function runTasks(scripts: Record<string, string>, answer = 'undefined') {
  const tasks = Object.entries(scripts).map(([name, source]) => {
    const script = path.join(folder, `${name}.mjs`);
    writeFileSync(script, source);
    return {name, args: [script]};
  });
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import {runTogether} from ${JSON.stringify(module)};
     await runTogether(${JSON.stringify(tasks)}, ${answer});
     console.log('both done');`,
  );
  return spawnSync(process.execPath, [program], {encoding: 'utf8'});
}

afterAll(() => rmSync(folder, {recursive: true}));

it('prefixes each line with the name of its task', () => {
  const {status, stdout} = runTasks({
    en: `process.stdout.write('one\\ntw'); process.stdout.write('o\\n')`,
    de: `console.log('eins')`,
  });
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 3).sort()).toEqual(['[de] eins', '[en] one', '[en] two']);
  expect(stdout).toMatch(/both done\n$/);
});

it('stops the other tasks when one fails, and exits with its code', () => {
  const started = Date.now();
  const {status, stdout, stderr} = runTasks({
    en: `setTimeout(() => {}, 60_000)`,
    de: `console.error('kaputt'); process.exit(3)`,
  });
  expect(status).toBe(3);
  expect(stderr).toContain('[de] kaputt');
  expect(stderr).toContain('✖ de failed (exit code 3).');
  expect(stdout).not.toContain('both done');
  expect(Date.now() - started).toBeLessThan(50_000);
});

it('answers the questions of tasks', () => {
  const ask = (first: string, second: string) =>
    `${importAsk}
     const answers = await Promise.all([askParent('${first}'), askParent('${second}')]);
     console.log(answers.join(' '));`;
  const {status, stdout} = runTasks(
    {en: ask('slow', 'b'), de: ask('c', 'd')},
    `async (word) => {
       if (word === 'slow') await new Promise((resolve) => setTimeout(resolve, 100));
       return word.toUpperCase();
     }`,
  );
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 2).sort()).toEqual(['[de] C D', '[en] SLOW B']);
});

it('a task that waits for an answer ends with its parent', async () => {
  const trace = path.join(folder, 'trace');
  const {status} = runTasks(
    {
      en: `import {writeFileSync} from 'node:fs';
           ${importAsk}
           process.on('exit', (code) => writeFileSync(${JSON.stringify(trace)}, String(code)));
           setTimeout(() => {}, 60_000);
           await askParent('a');`,
    },
    `() => process.exit(4)`,
  );
  expect(status).toBe(4);
  await expect.poll(() => existsSync(trace) && readFileSync(trace, 'utf8')).toBe('1');
});
