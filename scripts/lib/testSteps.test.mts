import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {testSteps} from './testSteps.mjs';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object};
const namesOf = (all: boolean) => {
  const {quick, long, browser} = testSteps({all});
  return [...quick, ...long.flat(), browser];
};

it.each([true, false])('each step runs a script that exists, and says how (all: %s)', (all) => {
  for (const {args, again} of namesOf(all)) {
    expect(Object.keys(scripts)).toContain(args[2]);
    expect(again).toMatch(/^npm run /);
  }
});

it('--all leaves out nothing that npm test does', () => {
  const steps = (all: boolean) => namesOf(all).map(({args}) => args.slice(2));
  const [small, whole] = [steps(false), steps(true).map(([script]) => script)];
  // The whole build has the pages of the other one.
  for (const [script = ''] of small) expect(whole).toContain(script.replace(':site', ''));
  expect(steps(true).at(-1)).toEqual(['e2e']);
});
