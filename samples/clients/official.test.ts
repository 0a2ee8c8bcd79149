import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, describe, expect, it} from 'vitest';
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
  it.each(checks)(
    '%s',
    async (language, [command = '', ...args]) => {
      const result = await run(command, args, {cwd: folder}).catch(
        (error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOENT'
            ? new Error(`Remedy: install ${languages[language].packages}.`, {cause: error})
            : error;
        },
      );
      expect(result.stderr).toBe('');
    },
    60_000,
  );
});
