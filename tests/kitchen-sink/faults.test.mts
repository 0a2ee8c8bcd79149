import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {faults} from './faults.ts';

/** What the build says to each configuration error of the specification. */
const messages: Record<keyof typeof faults, RegExp> = {
  'unknown navbar kind': /Bad navbar item type spaceship/,
  'sidebar without target': /Sidebar with ID "empty" doesn't have anything to be linked to/,
  'unknown doc id': /Couldn't find any doc with id "nowhere"/,
  'unknown sidebar id': /Can't find any sidebar with id "nowhere"/,
  'category page without category': /is not associated with a category/,
  'broken link': /broken links|Broken link/,
  'broken Markdown link': /Markdown link with URL `nowhere\.mdx`/,
  'unknown front matter key': /sidbar_label[\s\S]*Remedy/,
  'unknown code language': /klingon[\s\S]*Remedy/,
  'unknown known issue': /no-such-issue[\s\S]*Remedy/,
};

const root = path.resolve(import.meta.dirname, '../..');

function buildWith(fault: string) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'kitchen-'));
  const result = spawnSync(
    'npx',
    ['docusaurus', 'build', 'tests/kitchen-sink', '--locale', 'en', '--out-dir', outDir],
    {cwd: root, encoding: 'utf8', env: {...process.env, KITCHEN_FAULT: fault}},
  );
  rmSync(outDir, {recursive: true, force: true});
  return {status: result.status, output: result.stdout + result.stderr};
}

describe('a configuration error stops the build', () => {
  it.each(Object.entries(messages))(
    '%s',
    (fault, message) => {
      const {status, output} = buildWith(fault);
      expect(status).not.toBe(0);
      expect(output).toMatch(message);
    },
    120_000,
  );
});
