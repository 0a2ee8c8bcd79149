import {execFile} from 'node:child_process';

export interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a tool; a missing one is an error that says what to install. */
export function run(
  tool: string,
  args: readonly string[],
  {
    packageName = tool,
    ...options
  }: {packageName?: string; cwd?: string; env?: NodeJS.ProcessEnv} = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    execFile(
      tool,
      args,
      {encoding: 'utf8', timeout: 20_000, ...options},
      (error, stdout, stderr) => {
        if (error && (error as NodeJS.ErrnoException).code === 'ENOENT') {
          reject(new Error(`${tool} is missing. Remedy: apt-get install ${packageName}`));
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
