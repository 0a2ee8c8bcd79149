import {spawn, type ChildProcess} from 'node:child_process';
import {connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {portIsFree} from '../../../scripts/lib/port.mjs';

const START_LIMIT_MS = 10_000;

/**
 * Each worker has its own ports, below those that the system hands out: one of these could be given to
 * somebody else before the server of a test listens on it.
 */
let nextPort = 20_000 + Number(process.env.VITEST_POOL_ID ?? 0) * 200;

/** A port of this machine that nobody listens on, another one with every call. */
export async function freePort(): Promise<number> {
  const port = nextPort;
  nextPort += 1;
  return (await portIsFree(port)) ? port : freePort();
}

function accepts(target: number | string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket =
      typeof target === 'number' ? connect(target, '127.0.0.1') : connect({path: target});
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export interface Running {
  readonly stop: () => Promise<void>;
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Starts a server in the foreground and waits until it accepts connections on a port or a socket. */
export async function start(
  command: string,
  args: readonly string[],
  target: number | string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(command, args, {stdio: 'pipe', env: {...process.env, ...env}});
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const stop = () =>
    new Promise<void>((resolve) => {
      if (ended(child)) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await accepts(target))) {
    if (ended(child) || Date.now() > limit) {
      await stop();
      throw new Error(`${command} did not start:\n${output}`);
    }
    await pause(20);
  }
  return {stop};
}
