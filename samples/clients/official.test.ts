import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, describe, expect} from 'vitest';
import {needs} from '../../tests/needs';
import {javac, languages, type LanguageName} from './support/languages';

const run = promisify(execFile);
const folder = import.meta.dirname;
const output = mkdtempSync(path.join(tmpdir(), 'mosparo-official-'));
afterAll(() => rmSync(output, {recursive: true, force: true}));

const javaStubs = [
  'MosparoClient',
  'MosparoDefaultClient',
  'MosparoException',
  'VerificationResult',
].map((name) => `support/stubs/java/io/mosparo/client/${name}.java`);

/**
 * Compilers and checkers of the samples that use the official clients; the clients themselves are stubs.
 * The sample for Node is checked with our own client.
 */
const checks: readonly (readonly [LanguageName, readonly string[]])[] = [
  ['php', ['php', '-l', 'php/official.php']],
  [
    'python',
    ['python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', 'python/official.py'],
  ],
  ['java', [...javac, '-d', output, 'java/Official.java', ...javaStubs]],
  [
    'csharp',
    [
      'mcs',
      '-target:library',
      `-out:${output}/official.dll`,
      'csharp/Official.cs',
      'support/stubs/csharp/Client.cs',
    ],
  ],
];

describe('samples with the official clients', () => {
  for (const [language, [command = '', ...args]] of checks) {
    needs(...languages[language].programs).it(
      language,
      async () => {
        expect((await run(command, args, {cwd: folder})).stderr).toBe('');
      },
      60_000,
    );
  }
});
