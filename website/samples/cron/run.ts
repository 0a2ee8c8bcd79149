import {execFile} from 'node:child_process';

export interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a tool; a missing one is an error. */
export function run(
  tool: string,
  args: readonly string[],
  options: {cwd?: string; env?: NodeJS.ProcessEnv} = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    execFile(
      tool,
      args,
      {encoding: 'utf8', timeout: 20_000, ...options},
      (error, stdout, stderr) => {
        if (error && (error as NodeJS.ErrnoException).code === 'ENOENT') {
          reject(error);
          return;
        }
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          stdout,
          stderr,
        });
      },
    );
  });
}
