import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {program} from '../../scripts/lib/programs.mjs';

export interface Nginx {
  readonly origin: string;
  readonly port: number;
  readonly errors: () => string;
  /** The main process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface NginxOptions {
  readonly port: number;
  /** The web root. */
  readonly root: string;
  /** Folder with the hashed files of former releases. */
  readonly kept?: string;
  /** User of the workers, if the tests run as root. @default root, which can read every build */
  readonly user?: string;
  /** Changes the configuration. */
  readonly change?: (main: string) => string;
}

/** User and group without rights of their own, so that workers can only read what everybody may read. */
export function nobody(): string {
  return `nobody ${execFileSync('id', ['-gn', 'nobody'], {encoding: 'utf8'}).trim()}`;
}

async function untilUp(origin: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    // Any status will do, because the site may be missing.
    if (await fetch(origin, {redirect: 'manual'}).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not respond on ${origin}`);
}

const deployed = (file: string) => readFileSync(path.join('deploy', file), 'utf8');

/** Starts nginx with the configuration of the container, but another port and other folders. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const {port, root, kept = '/nowhere', user = 'root', change = (main: string) => main} = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  chmodSync(folder, 0o755);
  const main = deployed('container/nginx.conf')
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replace('listen 8080 default_server;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/docs/current;', `root ${path.resolve(root)};`)
    .replace(/access_log \/dev\/stdout[^;]*;/, 'access_log off;');

  const users = process.getuid?.() === 0 ? `user ${user};\n` : '';
  writeFileSync(path.join(folder, 'nginx.conf'), users + change(main));
  writeFileSync(path.join(folder, 'http.conf'), deployed('nginx/http.conf'));
  const server = deployed('nginx/server.conf').replace('/srv/docs/assets', path.resolve(kept));
  writeFileSync(path.join(folder, 'server.conf'), server);

  const args = ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  execFileSync(program('nginx'), [...args, '-t', '-q']);
  const running = spawn(program('nginx'), [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  running.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(origin);
  return {
    origin,
    port,
    errors: () => errors,
    pid: running.pid ?? 0,
    stop: async () => {
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
