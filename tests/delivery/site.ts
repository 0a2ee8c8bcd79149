import {execFile} from 'node:child_process';
import {chmodSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {nobody, startNginx, type Nginx} from './nginx';

const execute = promisify(execFile);

/** Arguments of `sh` that release a build on a site. */
export const releaseCommand = (build: string, site: string) => ['deploy/release.sh', build, site];

export interface Site {
  readonly nginx: Nginx;
  /** Folder for all files of the test. */
  readonly home: string;
  /** Folder of the site: releases, kept scripts, and the link `current`. */
  readonly folder: string;
  /** The release that is online, as the link names it. */
  readonly current: () => string;
  /** Releases a build and returns the name of the release, as the link names it. */
  readonly release: (build: string) => Promise<string>;
  /** Goes to another release, as DELIVERY.md describes it. */
  readonly switchTo: (release: string) => void;
  readonly stop: () => Promise<void>;
}

/** A self-hosted server as in DELIVERY.md, with workers that run as a user without rights of its own. */
export async function startSite(
  build: string,
  {port, folder: place}: {readonly port: number; readonly folder?: string},
): Promise<Site> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  chmodSync(home, 0o755);
  const folder = place ?? path.join(home, 'site');
  const link = path.join(folder, 'current');
  const release = async (from: string) => {
    // Relative to the working folder, as an administrator may type it.
    const {stdout} = await execute(
      'sh',
      releaseCommand(path.relative('', from), path.relative('', folder)),
    );
    return path.relative(folder, stdout.trim());
  };
  await release(build);
  const nginx = await startNginx({
    root: link,
    kept: path.join(folder, 'assets'),
    port,
    user: nobody(),
    // As in Debian's configuration: with it, nginx would not see that the link has changed.
    change: (main) => main.replace(/^ *open_file_cache .*$/m, ''),
  });
  return {
    nginx,
    home,
    folder,
    current: () => readlinkSync(link),
    release,
    switchTo: (name) => {
      symlinkSync(name, `${link}.new`);
      renameSync(`${link}.new`, link);
    },
    stop: async () => {
      await nginx.stop();
      rmSync(home, {recursive: true, force: true});
    },
  };
}
