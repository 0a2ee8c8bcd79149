import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {faults} from './faults.ts';

/** Error message of the build for each fault. */
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
  'unknown picture': /no-such-picture[\s\S]*data.screens/,
};

const root = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  readonly failed: boolean;
  readonly output: string;
}

function buildWith(fault: string): Promise<Outcome> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'kitchen-'));
  const site = path.join(root, 'tests/kitchen-sink');
  // These builds are never served, so they need no minification.
  const args = ['scripts/lib/buildLocale.mjs', site, 'en', outDir, '--no-minify'];
  const env = {...process.env, KITCHEN_FAULT: fault};
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      {cwd: root, env, maxBuffer: 2 ** 26},
      (error, stdout, stderr) => {
        rmSync(outDir, {recursive: true, force: true});
        resolve({failed: error !== null, output: stdout + stderr});
      },
    );
  });
}

describe('a configuration error stops the build', () => {
  it.each(Object.entries(messages))(
    '%s',
    async (fault, message) => {
      const {failed, output} = await buildWith(fault);
      expect(failed).toBe(true);
      expect(output).toMatch(message);
    },
    300_000,
  );
});
