import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'together-'));
const module = path.join(import.meta.dirname, 'runTogether.mjs');

function runTasks(scripts: Record<string, string>) {
  const tasks = Object.entries(scripts).map(([name, source]) => {
    const script = path.join(folder, `${name}.mjs`);
    writeFileSync(script, source);
    return {name, script, args: []};
  });
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import {runTogether} from ${JSON.stringify(module)};
     await runTogether(${JSON.stringify(tasks)});
     console.log('both done');`,
  );
  return spawnSync(process.execPath, [program], {encoding: 'utf8'});
}

afterAll(() => rmSync(folder, {recursive: true}));

it('prefixes each line with the task and continues when all are done', () => {
  const {status, stdout} = runTasks({
    en: `process.stdout.write('one\\ntw'); process.stdout.write('o\\n')`,
    de: `console.log('eins')`,
  });
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 3).sort()).toEqual(['[de] eins', '[en] one', '[en] two']);
  expect(stdout).toMatch(/both done\n$/);
});

it('stops the others and exits with the code of a task that fails', () => {
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
