import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nginxMain} from '../../delivery/forms/nginxMain.mts';
import {program as installed} from '../../scripts/lib/programs.mjs';

export interface Nginx {
  readonly origin: string;
  readonly port: number;
  /** Its configuration folder. */
  readonly folder: string;
  readonly errors: () => string;
  /** The main process. */
  readonly pid: number;
  /** Command line to which tools append a signal, such as `-s reload`. */
  readonly command: readonly string[];
  readonly stop: () => Promise<void>;
}

const configuration = path.resolve('delivery/nginx');

function run(command: readonly string[], ...more: string[]): void {
  const [program = '', ...args] = [...command, ...more];
  const {status, stderr} = spawnSync(program, args, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`${program} ${more.join(' ')}: ${stderr}`);
}

async function untilUp(origin: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer on ${origin}`);
}

/** Starts nginx with the delivered configuration, except for port, scratch folder, access log and path of the build. */
export async function startNginx(
  release: string,
  port: number,
  log = 'access_log off;',
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  const user = process.getuid?.() === 0 ? 'root' : undefined;
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    nginxMain({listen: `127.0.0.1:${port}`, scratch: folder, ...(user && {user})}).replace(
      /access_log \/dev\/stdout[^;]*;/,
      () => log,
    ),
  );
  for (const name of ['http.conf', 'server.conf']) {
    writeFileSync(path.join(folder, name), readFileSync(path.join(configuration, name)));
  }
  writeFileSync(path.join(folder, 'release.conf'), release);
  const command = [
    installed('nginx'),
    '-e',
    'stderr',
    '-p',
    folder,
    '-c',
    path.join(folder, 'nginx.conf'),
  ];
  run(command, '-t');
  const [program = '', ...args] = command;
  const server = spawn(program, [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(origin);
  return {
    origin,
    port,
    folder,
    command,
    errors: () => errors,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** The release.conf of a build, with its path on this machine as `root`. */
export function releaseOf(build: string): string {
  return readFileSync(`${build}.delivery/release.conf`, 'utf8').replace(
    /^root .*$/m,
    `root ${path.resolve(build)};`,
  );
}
