import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Every external command of the scripts in delivery/release. The PATH of a stopped run has no others. */
const commands =
  'chmod cp date diff dirname find flock grep ln mkdir mv nginx readlink rm sed sh sleep true xargs';

export interface StoppedRun {
  /** The commands that ran. */
  readonly ran: readonly string[];
  /** Exit status, or undefined if the run was killed. */
  readonly status: number | undefined;
}

/** Runs a script and kills it, with all processes it has started, instead of running its command number `limit + 1`. */
export type RunStopped = (limit: number, ...args: readonly string[]) => Promise<StoppedRun>;

/**
 * Replaces every command by a shim that counts and kills. The kill happens when a command starts, so whatever the shell
 * itself does after the last allowed command still happens.
 */
export function stopper(home: string, environment: NodeJS.ProcessEnv): RunStopped {
  const shims = path.join(home, 'shims');
  const trace = path.join(home, 'trace');
  mkdirSync(shims);
  for (const name of commands.split(' ')) {
    const real = environment.PATH?.split(':')
      .map((folder) => path.join(folder, name))
      .find((file) => existsSync(file));
    writeFileSync(
      path.join(shims, name),
      `#!/bin/sh
echo ${name} >> ${trace}
[ "$(/usr/bin/wc -l < ${trace})" -le "$STOP_AFTER" ] || kill -KILL 0
exec ${real} "$@"
`,
      {mode: 0o755},
    );
  }
  return (limit, ...args) =>
    new Promise((resolve, reject) => {
      writeFileSync(trace, '');
      // In a process group of its own, which the shims kill.
      const run = spawn('/bin/sh', args, {
        detached: true,
        stdio: 'ignore',
        env: {...environment, PATH: shims, STOP_AFTER: String(limit)},
      });
      run.on('error', reject);
      run.on('close', (code) =>
        resolve({
          ran: readFileSync(trace, 'utf8').split('\n').slice(0, limit).filter(Boolean),
          status: code ?? undefined,
        }),
      );
    });
}
