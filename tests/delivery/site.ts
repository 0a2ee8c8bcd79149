import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {startNginx, type Nginx} from './nginx';

const execute = promisify(execFile);

export interface Site {
  readonly nginx: Nginx;
  /** Folder for anything that belongs to the test. */
  readonly home: string;
  readonly releases: string;
  /** Folder of the active release. */
  readonly current: () => string;
  /** Deploys a build with the script of a deployment, while the server runs. */
  readonly release: (build: string) => Promise<string>;
  readonly switchTo: (release: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SiteOptions {
  readonly port: number;
  /** Directives in place of the access log; may write into the folder `home`. */
  readonly log?: (home: string) => string;
}

/** A self-hosted server with its releases, as DELIVERY.md describes it. */
export async function startSite(build: string, {port, log}: SiteOptions): Promise<Site> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  const site = path.join(home, 'site');
  mkdirSync(path.join(site, 'releases'), {recursive: true});
  // Relative to the working folder, as an administrator may type them.
  const typed = (folder: string) => path.relative('', folder);
  const script = async (name: string, folder: string, command: string) => {
    const {stdout} = await execute('sh', [`delivery/release/${name}`, typed(folder), typed(site)], {
      env: {...process.env, NGINX_COMMAND: command},
    });
    return stdout.trim();
  };
  await script('release.sh', build, 'true');
  const nginx = await startNginx(`include ${site}/release.conf;\n`, port, log?.(home));
  const command = nginx.command.join(' ');
  return {
    nginx,
    home,
    releases: path.join(site, 'releases'),
    current: () => realpathSync(path.join(site, 'current')),
    release: (folder) => script('release.sh', folder, command),
    switchTo: async (folder) => {
      await script('switch.sh', folder, command);
    },
    reload: async () => {
      const [program = '', ...args] = nginx.command;
      await execute(program, [...args, '-s', 'reload']);
    },
    stop: async () => {
      await nginx.stop();
      rmSync(home, {recursive: true, force: true});
    },
  };
}
