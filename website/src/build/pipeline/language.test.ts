import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {runLanguageSteps, type BuiltLanguage, type LanguageStep} from './language';

const outDir = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
mkdirSync(path.join(outDir, 'docs'));
writeFileSync(path.join(outDir, 'index.html'), '<h1>Start</h1>');
writeFileSync(path.join(outDir, 'docs/cli.html'), '<h1>Commands</h1>');
afterAll(() => rmSync(outDir, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

const language = (...routes: string[]) =>
  ({outDir, baseUrl: '/de/', routes}) as unknown as BuiltLanguage;

it('runs the steps in order, and hands the same page to all of them', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const calls: string[] = [];
  const documents = new Set<unknown>();
  const step = (name: string): LanguageStep => ({
    name,
    start: () => ({
      ofPage({route, html, document}) {
        calls.push(`${name} ${route}`);
        documents.add(document);
        return route === '/de/' ? undefined : html;
      },
      async write(parts) {
        calls.push(`${name} ${JSON.stringify([...parts])}`);
      },
    }),
  });
  await runLanguageSteps(
    [step('copies'), step('index')],
    language('/de/', '/de/docs/cli', '/de/404.html'),
  );
  expect(calls).toEqual([
    'copies /de/',
    'index /de/',
    'copies /de/docs/cli',
    'index /de/docs/cli',
    'copies [["/de/docs/cli","<h1>Commands</h1>"]]',
    'index [["/de/docs/cli","<h1>Commands</h1>"]]',
  ]);
  expect(documents.size).toBe(2);
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^pages read [\d.]+ s · copies [\d.]+ s · index [\d.]+ s$/)],
  ]);
});

it('stops at a route without a page', async () => {
  await expect(runLanguageSteps([], language('/de/docs/gone'))).rejects.toThrow(
    'no page for the route /de/docs/gone',
  );
});
