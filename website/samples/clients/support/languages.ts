import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {installCommand, type Program} from '../../../../scripts/lib/programs.mjs';
import {Session, type Task} from './session';

const run = promisify(execFile);
const clients = path.resolve(__dirname, '..');

interface Language {
  /** What has to be installed besides Node. */
  readonly programs: readonly Program[];
  /** Builds the client in `output`, if it has to be built. */
  readonly build?: (output: string) => readonly string[];
  /** Where the build has to run. */
  readonly buildIn?: string;
  readonly command: (output: string) => readonly string[];
}

const assemblies = ['Net.Http', 'Runtime.Serialization', 'Xml', 'Xml.Linq'];
const sources = (folder: string, ...files: string[]) =>
  files.map((file) => path.join(clients, folder, file));

/** Programs of Java end before its second compiler could be of use. */
const quick = '-XX:TieredStopAtLevel=1';
export const java = ['java', quick] as const;
export const javac = ['javac', `-J${quick}`] as const;

export const languages = {
  php: {programs: ['php'], command: () => ['php', path.join(clients, 'php/cli.php')]},
  node: {programs: [], command: () => [process.execPath, path.join(clients, 'node/cli.mjs')]},
  python: {programs: ['python3'], command: () => ['python3', path.join(clients, 'python/cli.py')]},
  go: {
    programs: ['go'],
    build: (output) => ['go', 'build', '-o', `${output}/contact`, 'cli.go', 'mosparo.go'],
    buildIn: path.join(clients, 'go'),
    command: (output) => [`${output}/contact`],
  },
  java: {
    programs: ['javac'],
    build: (output) => [
      ...javac,
      '-d',
      output,
      ...sources('java', 'Cli.java', 'Contact.java', 'Json.java', 'Mosparo.java'),
    ],
    command: (output) => [...java, '-cp', output, 'Cli'],
  },
  csharp: {
    programs: ['mcs', 'mono'],
    build: (output) => [
      'mcs',
      '-warnaserror',
      `-out:${output}/contact.exe`,
      ...assemblies.map((name) => `-r:System.${name}.dll`),
      ...sources('csharp', 'Contact.cs', 'Json.cs', 'Mosparo.cs', 'Program.cs'),
    ],
    command: (output) => ['mono', `${output}/contact.exe`],
  },
  ruby: {programs: ['ruby'], command: () => ['ruby', path.join(clients, 'ruby/cli.rb')]},
  bash: {
    programs: ['jq', 'openssl', 'curl'],
    command: () => ['bash', path.join(clients, 'bash/cli.sh')],
  },
} as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

/** PATH and a UTF-8 locale, so that names with umlauts survive. */
const baseEnv = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? tmpdir(),
  LC_ALL: 'C.UTF-8',
  CGO_ENABLED: '0',
};

interface ExecFailure extends NodeJS.ErrnoException {
  readonly stdout?: string;
  readonly stderr?: string;
}

/** The program is not there, or (C#) it lacks one of the assemblies. */
function isMissingTool({code, stdout = '', stderr = ''}: ExecFailure): boolean {
  return code === 'ENOENT' || /error CS0006|FileNotFoundException/.test(stdout + stderr);
}

export interface Client {
  /** Does a task: see the end of each client's main file. */
  run(task: Task): Promise<unknown>;
  /** Ends the client and removes what was built. */
  dispose(): Promise<void>;
}

/** Builds and starts a client; says what to install when a tool is missing. */
export async function prepareClient(name: LanguageName): Promise<Client> {
  const language: Language = languages[name];
  const output = mkdtempSync(path.join(tmpdir(), `mosparo-${name}-`));
  const [builder, ...args] = language.build?.(output) ?? [];
  const session = new Session(language.command(output), baseEnv);
  try {
    if (builder) await run(builder, args, {env: baseEnv, cwd: language.buildIn});
    await session.start();
  } catch (error) {
    if (!isMissingTool(error as ExecFailure)) throw error;
    throw new Error(`The ${name} client cannot run. Remedy: ${installCommand(language.programs)}`, {
      cause: error,
    });
  }
  return {
    run: (task) => session.run(task),
    async dispose() {
      await session.end();
      rmSync(output, {recursive: true, force: true});
    },
  };
}
