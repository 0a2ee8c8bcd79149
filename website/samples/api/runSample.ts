import {execFile} from 'node:child_process';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The variables that every sample reads. */
export interface Access {
  readonly host: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

// Samples start real programs, which takes its time on a busy machine.
const timeout = 60_000;

/** Runs a sample as readers do. Rejects with code ENOENT where the program is missing. */
export function runSample(
  program: string,
  args: readonly string[],
  {host, publicKey, privateKey}: Access,
  input = '',
): Promise<Run> {
  const env = {
    ...process.env,
    MOSPARO_HOST: host,
    MOSPARO_PUBLIC_KEY: publicKey,
    MOSPARO_PRIVATE_KEY: privateKey,
  };
  return new Promise((resolve, reject) => {
    const options = {cwd: __dirname, env, timeout};
    const child = execFile(program, [...args], options, (error, stdout, stderr) => {
      if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') reject(error!);
      resolve({
        code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
        stdout,
        stderr,
      });
    });
    // A sample may end without reading its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
