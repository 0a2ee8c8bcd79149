import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nginxMain, type NginxPlace} from '../../delivery/forms/nginxMain.mts';
import {program} from '../../scripts/lib/programs.mjs';

export interface Nginx {
  readonly origin: string;
  readonly port: number;
  /** Its configuration folder. */
  readonly folder: string;
  readonly errors: () => string;
  /** The main process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface NginxOptions {
  /** Content of release.conf. */
  readonly release: string;
  readonly port: number;
  /** Directives in place of the access log. */
  readonly log?: string;
  /** User of the workers, if the tests run as root. @default root, which can read every build */
  readonly user?: string;
  /** Generates nginx.conf. @default the one of the container */
  readonly main?: (place: NginxPlace) => string;
}

export interface ConfiguredNginx {
  readonly folder: string;
  /** Folder with a command `nginx` that uses this configuration. */
  readonly bin: string;
  /** Its error log, which tools like `nginx -t` write to as well. */
  readonly start: () => Promise<Nginx>;
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

async function start(command: string, folder: string, port: number): Promise<Nginx> {
  execFileSync(command, ['-t', '-q']);
  const server = spawn(command, ['-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'pipe']});
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
    errors: () => errors,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Writes the delivered configuration with another port, scratch folder, access log and path of the build. */
export function configureNginx({
  release,
  port,
  log = 'access_log off;',
  user = 'root',
  main = nginxMain,
}: NginxOptions): ConfiguredNginx {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  chmodSync(folder, 0o755);
  const place = {
    listen: `127.0.0.1:${port}`,
    scratch: folder,
    ...(process.getuid?.() === 0 && {user}),
  };
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    main(place).replace(/access_log \/dev\/stdout[^;]*;/, () => log),
  );
  for (const name of ['http.conf', 'server.conf'])
    writeFileSync(path.join(folder, name), readFileSync(path.join('delivery/nginx', name)));
  writeFileSync(path.join(folder, 'release.conf'), release);
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const command = path.join(bin, 'nginx');
  writeFileSync(
    command,
    `#!/bin/sh\nexec ${program('nginx')} -e stderr -p ${folder} -c ${folder}/nginx.conf "$@"\n`,
    {mode: 0o755},
  );
  return {folder, bin, start: () => start(command, folder, port)};
}

/** Starts nginx with the delivered configuration. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const configured = configureNginx(options);
  const nginx = await configured.start();
  return {
    ...nginx,
    stop: async () => {
      await nginx.stop();
      rmSync(configured.folder, {recursive: true, force: true});
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
