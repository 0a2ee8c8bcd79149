import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';

const module = path.join(import.meta.dirname, 'runSideBySide.mjs');

type Sources = Readonly<Record<string, string>>;

const stepsOf = (sources: Sources) =>
  Object.entries(sources).map(([name, source]) => ({
    name,
    command: process.execPath,
    again: `npm run ${name}`,
    args: ['--eval', source],
  }));

/** Steps that run side by side, and then steps that run one after the other. */
function runSteps(sources: Sources, inOrder: Sources = {}) {
  const steps = [...stepsOf(sources), stepsOf(inOrder)];
  const program = `import {runSideBySide} from ${JSON.stringify(module)};
    await runSideBySide(${JSON.stringify(steps)});
    console.log('all done');`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

it('prints the output of each step in one piece', () => {
  const {status, stdout} = runSteps({
    one: `console.log('1a'); setTimeout(() => console.log('1b'), 200)`,
    two: `console.log('2a'); setTimeout(() => console.log('2b'), 200)`,
    three: `console.log('3')`,
  });
  expect(status).toBe(0);
  expect(stdout).toContain('1a\n1b\n✔ one');
  expect(stdout).toContain('2a\n2b\n✔ two');
  expect(stdout).toContain('3\n✔ three');
  expect(stdout).toMatch(/\nall done\n$/);
});

it('stops everything when a step fails, and exits with its code', () => {
  const started = Date.now();
  const {status, stdout, stderr} = runSteps({
    slow: `setTimeout(() => {}, 60_000)`,
    broken: `console.error('the reason'); process.exit(3)`,
    never: `console.log('started')`,
  });
  expect(status).toBe(3);
  expect(stdout).toContain('the reason');
  expect(stderr).toBe('✖ broken failed (exit code 3). Run it again: npm run broken\n');
  expect(stdout).not.toMatch(/started|all done/);
  expect(Date.now() - started).toBeLessThan(50_000);
});

it('runs the steps of a nested list in order, in parallel with other steps', () => {
  const {status, stdout} = runSteps(
    {beside: `setTimeout(() => console.log('beside'), 400)`},
    {first: `console.log('1')`, second: `console.log('2')`},
  );
  expect(status).toBe(0);
  expect(stdout.indexOf('✔ first')).toBeLessThan(stdout.indexOf('▶ second'));
  expect(stdout.indexOf('▶ first')).toBeLessThan(stdout.indexOf('✔ beside'));
});

it('skips the rest of a nested list when a step fails', () => {
  const {status, stdout} = runSteps(
    {},
    {broken: 'process.exit(4)', never: `console.log('started')`},
  );
  expect(status).toBe(4);
  expect(stdout).not.toMatch(/never|started/);
});
