import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {program} from '../../../scripts/lib/programs.mjs';
import type {Fixture} from './fixture';
import {start, type Running} from './process';

const isRoot = process.getuid?.() === 0;

/** PHP-FPM on a socket that every web server may open. */
export async function startFpm({folder}: Fixture): Promise<Running & {socket: string}> {
  const socket = path.join(folder, 'fpm.sock');
  const config = path.join(folder, 'fpm.conf');
  writeFileSync(
    config,
    `[global]
error_log = ${folder}/fpm.log
[www]
listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 1
${isRoot ? 'user = www-data\ngroup = www-data' : ''}
`,
  );
  const fpm = program('php-fpm');
  const running = await start(fpm, ['-F', '-n', '-y', config], socket);
  return {...running, socket};
}

/** Runs the check of a server; its complaints are the error. */
function check(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  execFileSync(command, args, {stdio: 'pipe', env: {...process.env, ...env}});
}

/** A program with what it needs to serve a site. */
interface Checked {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Where nginx keeps the files that configurations include: elsewhere on each system. */
function includesOf(nginx: string): string {
  const {stderr} = spawnSync(nginx, ['-V'], {encoding: 'utf8'});
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

/** Checks a site for nginx with `nginx -t`. */
export function checkNginx({folder}: Fixture, site: string): Checked {
  const command = program('nginx');
  const includes = includesOf(command);
  const config = `${site}.main`;
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join('\n');
  writeFileSync(
    config,
    `daemon off;
pid ${site}.pid;
error_log ${site}.log;
worker_processes 1;
events {}
http {
  access_log off;
  include ${includes}/mime.types;
  ${scratch}
  include ${site};
}
`,
  );
  // Distributions keep "fastcgi_params" beside nginx.conf; the sample includes it by that name.
  writeFileSync(path.join(folder, 'fastcgi_params'), `include ${includes}/fastcgi_params;\n`);
  const args = ['-c', config, '-p', folder, '-e', `${site}.log`];
  check(command, ['-t', ...args]);
  return {command, args};
}

export async function startNginx(fixture: Fixture, site: string, port: number): Promise<Running> {
  const {command, args} = checkNginx(fixture, site);
  return start(command, args, port);
}

const apacheModules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'alias',
  'rewrite',
  'headers',
].concat(['ssl', 'proxy', 'proxy_http', 'proxy_fcgi', 'setenvif']);

/** Checks a site for Apache with `apache2 -t`, with the modules of the page. */
export function checkApache({folder}: Fixture, site: string, ports: readonly number[]): Checked {
  const command = program('apache2');
  const config = `${site}.main`;
  mkdirSync(path.join(folder, 'empty'), {recursive: true});
  writeFileSync(
    config,
    `ServerRoot ${folder}
ServerName localhost
PidFile ${site}.pid
ErrorLog ${site}.log
Mutex file:${folder} default
DocumentRoot ${folder}/empty
TypesConfig /etc/mime.types
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerLimit 1
StartServers 1
ThreadsPerChild 8
MaxRequestWorkers 8
MinSpareThreads 1
MaxSpareThreads 8
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
<Directory />
  Require all denied
  AllowOverride None
</Directory>
Include ${site}
`,
  );
  check(command, ['-t', '-f', config]);
  return {command, args: ['-DFOREGROUND', '-f', config]};
}

export async function startApache(
  fixture: Fixture,
  site: string,
  ports: readonly [number, ...number[]],
): Promise<Running> {
  const {command, args} = checkApache(fixture, site, ports);
  return start(command, args, ports[0]);
}

/** Checks a Caddyfile with `caddy validate`. */
export function checkCaddy({folder}: Fixture, file: string): Checked {
  const command = program('caddy');
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const env = {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder};
  check(command, ['validate', ...args], env);
  return {command, args: ['run', ...args], env};
}

export async function startCaddy(fixture: Fixture, file: string, port: number): Promise<Running> {
  const {command, args, env} = checkCaddy(fixture, file);
  return start(command, args, port, env);
}
