import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {nginxMain, type NginxPlace} from '../../delivery/forms/nginxMain.mts';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {configureNginx} from './nginx';
import {childrenOf} from './processes';
import {startSite, type Site} from './site';
import {partsOf, tinyBuild} from './tinyBuild';

needs(__filename, 'nginx', 'linux');

const ports = {site: 4198, taken: 4199, other: 4200};
const workers = 2;
const main = (place: NginxPlace) =>
  nginxMain(place).replace('worker_processes auto', `worker_processes ${workers}`);

// The tests share a port.
test.describe.configure({mode: 'serial'});

async function onSite(work: (site: Site) => Promise<void>): Promise<void> {
  const build = tinyBuild(test.info().outputPath(), 'first');
  const site = await startSite(build, {port: ports.site, main});
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

const served = async () => partsOf((await request(ports.site, '/')).body.toString()).id;

/** Replaces the command `sleep`, which the scripts call while they wait for nginx. Returns a function that undoes it. */
function insteadOfSleep({nginx}: Site, command: string): () => void {
  const file = path.join(nginx.folder, 'bin/sleep');
  writeFileSync(file, `#!/bin/sh\n${command}\n`, {mode: 0o755});
  return () => rmSync(file);
}

test('a failed reload is not mistaken for a success when another nginx starts', () => {
  test.setTimeout(180_000);
  return onSite(async (site) => {
    const first = site.current();
    // A port that is in use fails the reload, but not `nginx -t`.
    const taken = createServer().listen(ports.taken, '127.0.0.1');
    const configuration = path.join(site.nginx.folder, 'http.conf');
    const text = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, `${text}server { listen 127.0.0.1:${ports.taken}; }\n`);
    const other = configureNginx({release: '', port: ports.other});
    const otherPid = path.join(other.folder, 'nginx.pid');
    const sleepAgain = insteadOfSleep(
      site,
      `[ -e ${otherPid} ] || ${other.bin}/nginx 2> /dev/null`,
    );
    try {
      await expect(site.release(tinyBuild(site.home, 'second'))).rejects.toThrow(
        'has not replaced its workers',
      );
      expect(site.nginx.errors()).toContain(`bind() to 127.0.0.1:${ports.taken} failed`);
      expect(existsSync(otherPid), 'the other nginx runs').toBe(true);
    } finally {
      taken.close();
      sleepAgain();
      if (existsSync(otherPid)) process.kill(Number(readFileSync(otherPid, 'utf8')), 'SIGTERM');
      // nginx removes its pid file when it has ended.
      await expect.poll(() => existsSync(otherPid)).toBe(false);
      rmSync(other.folder, {recursive: true});
    }
    expect([site.current(), await served()]).toEqual([first, 'first']);
    expect(readdirSync(first)).toContain('serving');

    // Without the cause, the release succeeds.
    writeFileSync(configuration, text);
    await site.release(tinyBuild(site.home, 'third'));
    expect(await served()).toBe('third');
  });
});

test('a release ends when no old worker accepts connections any more', () =>
  onSite(async (site) => {
    const naps = path.join(site.home, 'naps');
    writeFileSync(naps, '');
    insteadOfSleep(site, `echo >> ${naps}; exec /bin/sleep 0.1`);
    const old = childrenOf(site.nginx.pid);
    const [slow = 0] = old;
    process.kill(slow, 'SIGSTOP');
    let isOver = false;
    const released = site.release(tinyBuild(site.home, 'second')).finally(() => {
      isOver = true;
    });
    try {
      await expect
        .poll(() => childrenOf(site.nginx.pid).filter((pid) => !old.includes(pid)).length)
        .toBe(workers);
      // The script has seen the new workers, but keeps waiting.
      const before = readFileSync(naps).length;
      await expect.poll(() => isOver || readFileSync(naps).length > before + 1).toBe(true);
      expect(isOver).toBe(false);
    } finally {
      process.kill(slow, 'SIGCONT');
    }
    await released;
    for (let count = 1; count <= 20; count += 1) expect(await served()).toBe('second');
  }));
