import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Change} from './faults.ts';

const run = promisify(execFile);

/** Change of faults.ts → the messages of all faults that it causes. */
const messages: Record<Change, Readonly<Record<string, RegExp>>> = {
  navbarKind: {'unknown navbar kind': /Bad navbar item type spaceship/},
  navbarDoc: {'unknown doc id': /Couldn't find any doc with id "nowhere"/},
  navbarSidebar: {'unknown sidebar id': /Can't find any sidebar with id "nowhere"/},
  emptySidebar: {
    'sidebar without target': /Sidebar with ID "empty" doesn't have anything to be linked to/,
  },
  frontMatter: {'unknown front matter key': /intro\.mdx[\s\S]*sidbar_label[\s\S]*Remedy/},
  markdown: {
    'broken Markdown link': /Markdown link with URL `nowhere\.mdx` in .*link\.mdx/,
    'unknown code language': /language\.mdx:8: .*klingon.*Remedy/,
    'unknown screenshot': /screenshot\.mdx:8: .*no-such-screenshot.*data.screens/,
  },
  category: {
    'category page without category': /docs\/next\/category is not associated with a category/,
  },
  links: {'broken link': /broken links|Broken link/},
};

const root = path.resolve(import.meta.dirname, '../..');
const outDir = mkdtempSync(path.join(tmpdir(), 'kitchen-'));
/** Change → the error with which its build stopped. */
const errors: Record<string, string> = {};

async function build(change: string): Promise<void> {
  const site = path.join(root, 'tests/kitchen-sink');
  const args = ['build', site, '--locale', 'en', '--out-dir', outDir, '--no-minify'];
  // The cache of the bundler does not know that the configuration depends on KITCHEN_FAULT.
  const env = {...process.env, KITCHEN_FAULT: change, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  await run(path.join(root, 'node_modules/.bin/docusaurus'), args, {
    cwd: root,
    env,
    maxBuffer: 2 ** 26,
  }).catch(({stdout, stderr}: {stdout: string; stderr: string}) => {
    errors[change] = stdout + stderr;
  });
}

describe('the build stops', () => {
  beforeAll(async () => {
    for (const change of Object.keys(messages)) await build(change);
  }, 600_000);
  afterAll(() => rmSync(outDir, {recursive: true, force: true}));

  describe.each(Object.entries(messages))('%s', (change, expected) => {
    it.each(Object.entries(expected))('%s', (_fault, message) => {
      expect(errors[change]).toMatch(message);
    });
  });
});
