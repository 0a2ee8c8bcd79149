/** Releases that are killed, refused or run out of space: readers notice nothing. */
import {execFile, execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {promisify} from 'node:util';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {childrenOf} from './processes';
import {startReaders, type Readers} from './readers';
import {releaseCommand, startSite, type Site} from './site';
import {idOf, scriptOf, tinyBuild} from './tinyBuild';

needs(__filename, 'nginx', 'linux');

const execute = promisify(execFile);
const port = 4194;

// The tests share a port.
test.describe.configure({mode: 'serial', timeout: 300_000});

const online = async () => {
  const {status, body} = await request(port, '/');
  return status === 200 ? idOf(body.toString()) : status;
};

/** Runs a test on a site with the tiny build `first`. Meanwhile readers load pages, their scripts and those of open pages. */
async function onSite(
  work: (site: Site, readers: Readers) => Promise<void>,
  options: {readonly folder?: string} = {},
): Promise<void> {
  const site = await startSite(tinyBuild(test.info().outputPath(), 'first'), {port, ...options});
  const seen = new Set<string>();
  const readers = startReaders(12, async (get, number) => {
    const page = await get(port, number % 2 ? '/' : '/de/');
    const id = idOf(page.body.toString());
    if (page.status !== 200 || id === '') return `page: ${page.status}`;
    seen.add(id);
    const ofOpenPage = [...seen][number % seen.size] ?? id;
    for (const each of [id, ofOpenPage]) {
      const script = await get(port, scriptOf(each));
      if (script.status !== 200 || script.body.toString() !== each)
        return `${scriptOf(each)}: ${script.status}`;
    }
    return undefined;
  });
  let noticed: readonly string[] = [];
  try {
    await work(site, readers);
  } finally {
    noticed = await readers.stop();
    await site.stop();
  }
  expect(noticed).toEqual([]);
  expect(site.nginx.errors()).not.toMatch(/\[(?:warn|error|crit|alert|emerg)\]/);
}

/** Expects that a release fails with one line, which says what stays online. */
async function fails(site: Site, build: string, reason: RegExp): Promise<void> {
  const before = site.current();
  const id = await online();
  const args = releaseCommand(build, site.folder);
  const {status, stdout, stderr} = spawnSync('sh', args, {encoding: 'utf8'});
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^.*${reason.source}.*\\. Online: ${before}\n$`));
  expect(site.current()).toBe(before);
  expect(await online()).toBe(id);
  expect(readdirSync(site.folder).sort()).toEqual(['assets', 'current', 'lock', 'releases']);
  expect(readdirSync(path.join(site.folder, 'releases')).join()).not.toContain('partial');
}

test('releases killed at random moments: readers see one complete release', () =>
  onSite(async (site, readers) => {
    const started = Date.now();
    await site.release(tinyBuild(site.home, 'second'));
    const duration = Date.now() - started;
    let killed = 0;
    for (let round = 0; round < 24; round += 1) {
      const before = await online();
      const build = tinyBuild(site.home, `killed${round}`);
      const run = spawn('sh', releaseCommand(build, site.folder), {
        detached: true,
        stdio: 'ignore',
      });
      const ended = once(run, 'exit');
      // This wait is the test: the moment of the kill.
      await setTimeout(Math.random() * duration);
      const {pid = 0} = run;
      // The whole group, or only a program that the script has started.
      const target = round % 2 ? -pid : childrenOf(pid)[0];
      if (target !== undefined && run.exitCode === null) {
        process.kill(target, 'SIGKILL');
        killed += 1;
      }
      await ended;
      expect([before, `killed${round}`]).toContain(await online());
      if (round % 6 === 5) {
        const id = `next${round}`;
        expect(await site.release(tinyBuild(site.home, id))).toBe(site.current());
        expect(await online()).toBe(id);
        expect(readdirSync(path.join(site.folder, 'releases'))).toHaveLength(3);
      }
    }
    expect(killed).toBeGreaterThan(6);
    const visits = readers.visits();
    await expect.poll(readers.visits).toBeGreaterThan(visits + 100);
    console.log(`${killed} releases killed, ${readers.visits()} visits`);
  }));

test('two releases at the same time run one after the other', () =>
  onSite(async (site) => {
    const builds = ['second', 'third'].map((id) => tinyBuild(site.home, id));
    const released = await Promise.all(builds.map((build) => site.release(build)));
    expect(released).toContain(site.current());
    expect(await online()).toBe(site.current() === released[0] ? 'second' : 'third');
  }));

test('a release is readable for everybody despite umask 077 and an unreadable build', () =>
  onSite(async (site) => {
    const build = tinyBuild(site.home, 'second');
    for (const file of readdirSync(build, {recursive: true, encoding: 'utf8'})) {
      const name = path.join(build, file);
      chmodSync(name, statSync(name).isDirectory() ? 0o700 : 0o600);
    }
    const command = ['-c', 'umask 077; exec sh "$@"', 'sh'];
    await execute('sh', [...command, ...releaseCommand(build, site.folder)]);
    expect(await online()).toBe('second');
  }));

test('files that have not changed keep their dates and take no room; three releases stay', () =>
  onSite(async (site) => {
    const logo = () => statSync(path.join(site.folder, 'current/img/logo.svg'));
    const first = logo();
    for (const id of ['second', 'third', 'fourth']) await site.release(tinyBuild(site.home, id));
    expect([logo().ino, logo().mtimeMs]).toEqual([first.ino, first.mtimeMs]);
    const releases = readdirSync(path.join(site.folder, 'releases')).sort();
    expect(releases).toHaveLength(3);
    site.switchTo(`releases/${releases[0]}`);
    expect(await online()).toBe('second');
    await site.release(tinyBuild(site.home, 'fifth'));
    expect(await online()).toBe('fifth');
  }));

test('builds that cannot be released get an error with a remedy', () =>
  onSite(async (site) => {
    await fails(site, '/nowhere', /\/nowhere is no complete build.*Remedy: npm run build/);
    const incomplete = tinyBuild(site.home, 'incomplete');
    rmSync(path.join(incomplete, 'index.html.br'));
    await fails(site, incomplete, /is no complete build; npm start leaves out copies/);
    const linked = tinyBuild(site.home, 'linked');
    symlinkSync('/etc/passwd', path.join(linked, 'passwd.txt'));
    await fails(site, linked, /contains links. Remedy: copy the files instead/);
  }));

/** Runs a test on a small disk of its own, which only root may mount. */
async function onDisk(
  options: string,
  work: (site: Site, disk: string) => Promise<void>,
): Promise<void> {
  const disk = mkdtempSync(path.join(tmpdir(), 'docs-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', [...args, disk]).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', `mode=755,${options}`, 'tmpfs');
  try {
    test.skip(!isMounted, 'needs the right to mount a small disk');
    await onSite((site) => work(site, disk), {folder: disk});
  } finally {
    if (isMounted) execFileSync('umount', [disk]);
    rmSync(disk, {recursive: true});
  }
}

test('on a full disk the former release stays, and going back works', () =>
  onDisk('size=512k', async (site, disk) => {
    const first = site.current();
    await site.release(tinyBuild(site.home, 'second'));
    const large = tinyBuild(site.home, 'large');
    writeFileSync(path.join(large, 'img/large.png'), Buffer.alloc(1 << 20));
    await fails(site, large, /No space left on device/);
    site.switchTo(first);
    expect(await online()).toBe('first');
    expect(readFileSync('/proc/mounts', 'utf8')).toContain(disk);
    await site.release(tinyBuild(site.home, 'third'));
    expect(await online()).toBe('third');
  }));

test('without free inodes the former release stays', () =>
  onDisk('nr_inodes=60', async (site) => {
    const many = tinyBuild(site.home, 'many');
    for (let file = 0; file < 60; file += 1)
      writeFileSync(path.join(many, `${file}.txt`), `${file}`);
    await fails(site, many, /No space left on device/);
    await site.release(tinyBuild(site.home, 'second'));
    expect(await online()).toBe('second');
  }));

test('on a read-only disk the former release stays', () =>
  onDisk('size=512k', async (site, disk) => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await fails(site, tinyBuild(site.home, 'second'), /Read-only file system/);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
  }));
