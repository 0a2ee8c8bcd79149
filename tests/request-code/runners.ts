import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {java, javac} from '../../website/samples/clients/support/languages';
import type {Program as Tool} from '../../scripts/lib/programs.mjs';

const execute = promisify(execFile);

/** Runs pieces of code one after the other and returns what they print. */
type Runner = (codes: readonly string[], url: string) => Promise<string>;

type Files = Readonly<Record<string, string>>;
type Command = readonly [program: string, ...options: string[]];

/** Runs commands in a temporary folder with these files; returns the output of the last one. */
async function runIn(files: Files, ...commands: readonly Command[]): Promise<string> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'request-code-'));
  const {PATH, HOME} = process.env;
  const env = {PATH, HOME, LC_ALL: 'C.UTF-8', CGO_ENABLED: '0'};
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
    let output = '';
    for (const [program, ...options] of commands) {
      output = (await execute(program, options, {cwd, env})).stdout;
    }
    return output;
  } finally {
    rmSync(cwd, {recursive: true, force: true});
  }
}

const fileNames = (codes: readonly string[], extension: string) =>
  codes.map((_, index) => `verify${index}.${extension}`);

/** Runs all files in one process, because starting an interpreter is slow. */
function interpreter(extension: string, command: Command): Runner {
  return (codes) => {
    const names = fileNames(codes, extension);
    const files = Object.fromEntries(names.map((name, index) => [name, codes[index] ?? '']));
    return runIn(files, [...command, ...names]);
  };
}

interface Program {
  readonly extension: string;
  /** The name that is made unique in each file, because all of them are compiled into one program. */
  readonly name: RegExp;
  readonly main: (calls: readonly string[]) => Files;
  readonly call: (name: string) => string;
  readonly commands: readonly Command[];
}

/** Compiles all files into one program, because starting a compiler is slow. */
function compiler({extension, name, main, call, commands}: Program): Runner {
  return (codes) => {
    const pieces = codes.map((code, index) => [
      `Verify${index}.${extension}`,
      code.replace(name, `$1Verify${index}`),
    ]);
    const calls = codes.map((_, index) => call(`Verify${index}`));
    return runIn({...Object.fromEntries(pieces), ...main(calls)}, ...commands);
  };
}

const subshells: Runner = (codes) =>
  runIn({'all.sh': codes.map((code) => `(\n${code}\n)\n`).join('')}, ['bash', 'all.sh']);

/** Sends the text as an HTTP request; header lines get the line ending of the protocol. */
async function send(text: string, url: string): Promise<string> {
  const {hostname, port} = new URL(url);
  const [head = '', body = ''] = text.split(/\n\n(.*)/s);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

export const runners = {
  curl: subshells,
  bash: subshells,
  http: async (codes, url) => (await Promise.all(codes.map((code) => send(code, url)))).join('\n'),
  php: interpreter('php', ['php', '-r', 'foreach (array_slice($argv, 1) as $file) include $file;']),
  node: interpreter('mjs', [
    'node',
    '--input-type=module',
    '--eval',
    'for (const file of process.argv.slice(1)) await import(`${process.cwd()}/${file}`);',
  ]),
  python: interpreter('py', [
    'python3',
    '-c',
    'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)',
  ]),
  ruby: interpreter('rb', ['ruby', '-e', 'ARGV.each { |file| load file }']),
  go: compiler({
    extension: 'go',
    name: /(func )main/,
    call: (name) => `${name}()`,
    main: (calls) => ({
      'main.go': `package main\n\nfunc main() {\n${calls.join('\n')}\n}\n`,
      'go.mod': 'module verify\n\ngo 1.19\n',
    }),
    commands: [['go', 'run', '.']],
  }),
  java: compiler({
    extension: 'java',
    name: /(class )Verify/,
    call: (name) => `${name}.main(args);`,
    main: (calls) => ({
      'Main.java': `class Main {\npublic static void main(String[] args) throws Exception {\n${calls.join('\n')}\n}\n}\n`,
    }),
    // ASCII, to prove that the generated code does not depend on the encoding of the file.
    commands: [
      [...javac, '-encoding', 'US-ASCII', '-Werror', '-d', 'classes', 'Main.java'],
      [...java, '-cp', 'classes', 'Main'],
    ],
  }),
  csharp: compiler({
    extension: 'cs',
    name: /(class )Verify/,
    call: (name) => `${name}.Main().Wait();`,
    main: (calls) => ({
      'Program.cs': `static class Program\n{\nstatic void Main()\n{\n${calls.join('\n')}\n}\n}\n`,
    }),
    commands: [
      [
        'mcs',
        '-warnaserror',
        '-main:Program',
        '-out:Program.exe',
        '-r:System.Net.Http.dll',
        '-recurse:*.cs',
      ],
      ['mono', 'Program.exe'],
    ],
  }),
} as const satisfies Record<string, Runner>;

/** What has to be installed besides Node. */
export const runnerPrograms: Readonly<Record<keyof typeof runners, readonly Tool[]>> = {
  curl: ['curl'],
  bash: ['curl'],
  http: [],
  php: ['php'],
  node: [],
  python: ['python3'],
  ruby: ['ruby'],
  go: ['go'],
  java: ['javac'],
  csharp: ['mcs', 'mono'],
};
