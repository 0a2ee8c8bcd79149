import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Change} from './faults.ts';

/** For each broken build (faults.ts) the message of every fault in it. */
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
    'unknown picture': /picture\.mdx:8: .*no-such-picture.*data.screens/,
  },
  category: {
    'category page without category': /docs\/next\/category is not associated with a category/,
  },
  links: {'broken link': /broken links|Broken link/},
};

const root = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  readonly failed: boolean;
  readonly output: string;
}

function buildWith(change: string): Promise<Outcome> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'kitchen-'));
  const site = path.join(root, 'tests/kitchen-sink');
  // These builds are never served, so they need no minification.
  const args = ['scripts/lib/buildLocale.mjs', site, 'en', outDir, '--no-minify'];
  const env = {...process.env, KITCHEN_FAULT: change};
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

describe.each(Object.entries(messages))('the build stops: %s', (change, expected) => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await buildWith(change);
  }, 300_000);

  it.each(Object.entries(expected))('%s', (_fault, message) => {
    expect(outcome.failed).toBe(true);
    expect(outcome.output).toMatch(message);
  });
});
