import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Result {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program to its end; a missing one is an error. */
export function run(
  program: string,
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly input?: string;
  } = {},
): Result {
  const {cwd, env, input} = options;
  const result = spawnSync(program, args, {cwd, env, input, encoding: 'utf8', timeout: 30_000});
  if ((result.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') throw result.error;
  return {status: result.status, output: `${result.stdout}${result.stderr}`};
}

/** What bash and shellcheck have to say about a script; empty when it is fine. */
export function shellProblems(file: string): string {
  const syntax = run('bash', ['-n', file]);
  const style = run('shellcheck', [file]);
  return `${syntax.output}${style.output}`;
}

export function scriptsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.sh$/.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * Puts programs of our own in front of PATH, so that a script can be run
 * without the server it talks to. Each is a bash script.
 */
export function withPrograms(folder: string, programs: Readonly<Record<string, string>>) {
  mkdirSync(folder, {recursive: true});
  for (const [name, body] of Object.entries(programs)) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/usr/bin/env bash\n${body}\n`);
    chmodSync(file, 0o755);
  }
  return {...process.env, PATH: `${folder}:${process.env.PATH}`};
}
