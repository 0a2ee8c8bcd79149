import {execFile} from 'node:child_process';
import {chmodSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {configureNginx, nobody, type Nginx, type NginxOptions} from './nginx';

const execute = promisify(execFile);

export interface Site {
  readonly nginx: Nginx;
  /** Folder for all files of the test. */
  readonly home: string;
  /** Folder of the site: releases, and the link `current`. */
  readonly folder: string;
  readonly releases: string;
  /** Environment in which the command `nginx` controls the nginx of this site. */
  readonly environment: NodeJS.ProcessEnv;
  /** Folder of the active release. */
  readonly current: () => string;
  /** Deploys a build with release.sh while the server runs. */
  readonly release: (build: string) => Promise<string>;
  readonly switchTo: (release: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SiteOptions extends Pick<NginxOptions, 'port' | 'main'> {
  /** Directives in place of the access log; may write into the folder `home`. */
  readonly log?: (home: string) => string;
  /** Folder of the site. @default one in `home` */
  readonly folder?: string;
  /** User of the workers. @default nobody */
  readonly user?: string;
}

/**
 * A self-hosted server as in DELIVERY.md: the first release is deployed while nginx is stopped, and the workers run as a
 * user without rights of its own.
 */
export async function startSite(
  build: string,
  {port, log, main, folder: place, user = nobody()}: SiteOptions,
): Promise<Site> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  chmodSync(home, 0o755);
  const folder = place ?? path.join(home, 'site');
  const configured = configureNginx({
    release: `include ${folder}/current/release.conf;\n`,
    port,
    user,
    ...(main && {main}),
    ...(log && {log: log(home)}),
  });
  const environment = {...process.env, PATH: `${configured.bin}:${process.env.PATH}`};
  // Relative to the working folder, as an administrator may type it.
  const typed = (name: string) => path.relative('', name);
  const script = async (name: string, argument: string) => {
    const {stdout} = await execute(
      'sh',
      [`delivery/release/${name}`, typed(argument), typed(folder)],
      {env: environment},
    );
    return stdout.trim();
  };
  await script('release.sh', build);
  const nginx = await configured.start();
  return {
    nginx,
    home,
    folder,
    releases: path.join(folder, 'releases'),
    environment,
    current: () => realpathSync(path.join(folder, 'current')),
    release: (name) => script('release.sh', name),
    switchTo: async (name) => {
      await script('switch.sh', name);
    },
    reload: async () => {
      await execute('nginx', ['-s', 'reload'], {env: environment});
    },
    stop: async () => {
      await nginx.stop();
      rmSync(configured.folder, {recursive: true, force: true});
      rmSync(home, {recursive: true, force: true});
    },
  };
}
