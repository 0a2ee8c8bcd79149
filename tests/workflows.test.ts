import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const folder = '.github/workflows';
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(readdirSync(folder))('workflow %s', (name) => {
  const workflow = parse(readFileSync(`${folder}/${name}`, 'utf8')) as {
    permissions: Record<string, string>;
    jobs: Record<string, {steps: {uses?: string; run?: string}[]}>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('has read permission only, and pins actions to a commit', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    for (const {uses} of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  });

  it('runs scripts that exist', () => {
    const names = steps.flatMap(({run = ''}) =>
      [...run.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map((match) => match[1] ?? ''),
    );
    for (const each of names) expect(scripts, each).toHaveProperty(each);
  });
});
