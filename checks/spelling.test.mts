import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** Output of the spell checker for a text, as if it were in this file. */
function spelling(file: string, text: string): string {
  const {stdout} = spawnSync(
    'node_modules/.bin/cspell',
    ['--no-progress', '--no-summary', `stdin://${file}`],
    {input: text, encoding: 'utf8'},
  );
  return stdout;
}

it('English: wrong words are found in prose, not in code', () => {
  const output = spelling(
    'docs/a.mdx',
    'This sentense is about mosparo.\nCall `sentense`.\nDie Regeln.\n',
  );
  expect(output.split('\n').filter(Boolean)).toEqual([
    expect.stringContaining('docs/a.mdx:1:6 - Unknown word (sentense)'),
    expect.stringContaining('docs/a.mdx:3:5 - Unknown word (Regeln)'),
  ]);
});

it('German: wrong words are found', () => {
  const output = spelling('i18n/de/a.mdx', 'Dieser Satz erklärt die Regeln.\nEin Sazt.\n');
  expect(output.split('\n').filter(Boolean)).toEqual([
    expect.stringContaining('i18n/de/a.mdx:2:5 - Unknown word (Sazt)'),
  ]);
});
