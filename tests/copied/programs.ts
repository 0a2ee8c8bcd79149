import {execFile, spawn} from 'node:child_process';
import {connect, createServer, type AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {setTimeout as pause} from 'node:timers/promises';

const execute = promisify(execFile);

/** Environment variables of a program, besides the few that every program gets. */
export type Environment = Readonly<Record<string, string>>;

const base = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  LC_ALL: 'C.UTF-8',
  CGO_ENABLED: '0',
};

/** Runs a program and returns its output. Throws, with the output, if the exit code is not 0. */
export async function run(
  command: readonly string[],
  cwd: string,
  {env = {}, input = ''}: {env?: Environment; input?: string} = {},
): Promise<string> {
  const [program = '', ...args] = command;
  const running = execute(program, args, {cwd, env: {...base, ...env}, timeout: 55_000});
  running.child.stdin?.end(input);
  const {stdout} = await running.catch((error: Error & {stdout?: string}) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`, {cause: error});
  });
  return stdout;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server and waits until it listens on `port`. */
export async function serve(
  command: readonly string[],
  cwd: string,
  port: number,
  env: Environment,
): Promise<Server> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {cwd, env: {...base, ...env}, detached: true});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  while (!(await accepts(port))) {
    if (failure ?? child.exitCode !== null) {
      throw new Error(`${command.join(' ')} did not start: ${failure?.message ?? ''}\n${output}`);
    }
    await pause(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      // The whole process group, because "go run" starts the program as a child process.
      if (child.pid) process.kill(-child.pid);
      await ended;
    },
  };
}
