import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {nginxMain, type NginxPlace} from '../../delivery/forms/nginxMain.mts';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {childrenOf} from './processes';
import {startSite, type Site} from './site';
import {stopper} from './stopped';
import {tinyBuild} from './tinyBuild';
import {startWitness, type Witness} from './witness';

needs(__filename, 'nginx', 'linux');

const execute = promisify(execFile);
const port = 4194;
const workers = 2;
const main = (place: NginxPlace) =>
  nginxMain(place).replace('worker_processes auto', `worker_processes ${workers}`);

/** Runs a test on a site with the tiny build `first`. Meanwhile a witness reads the site and must not notice anything. */
async function onSite(
  work: (site: Site, witness: Witness) => Promise<void>,
  options: {readonly folder?: string} = {},
): Promise<void> {
  const build = tinyBuild(test.info().outputPath(), 'first');
  const site = await startSite(build, {port, main, ...options});
  const witness = startWitness(port);
  let noticed: readonly string[] = [];
  try {
    await work(site, witness);
  } finally {
    noticed = await witness.stop();
    await site.stop();
  }
  expect(noticed).toEqual([]);
}

// The tests share a port.
test.describe.configure({mode: 'serial'});

/** Files that an interrupted run may leave behind and that the next run must remove. */
function leftovers({folder, releases}: Site): string[] {
  return [...readdirSync(folder), ...readdirSync(releases)].filter((name) =>
    /\.(partial|new)$/.test(name),
  );
}

/** Expects that nginx could start with the release on disk, as after a restart of the machine. */
const expectStartable = ({environment}: Site) =>
  execFileSync('nginx', ['-t', '-q'], {env: environment});

/** Waits until readers get this release and the workers of the previous one have ended. */
async function serves({nginx}: Site, witness: Witness, id: string): Promise<void> {
  await expect.poll(witness.look).toBe(id);
  await expect.poll(() => childrenOf(nginx.pid).length).toBe(workers);
}

test('a release killed at any command: readers see one complete release, and the next release works', () => {
  test.setTimeout(300_000);
  return onSite(async (site, witness) => {
    const runStopped = stopper(site.home, site.environment);
    const table: string[] = [];
    for (let isWhole = false; !isWhole;) {
      const limit = table.length;
      const killed = `killed${limit}`;
      const before = await witness.look();
      const kept = readdirSync(site.releases);
      const build = tinyBuild(site.home, killed);
      const {ran, status} = await runStopped(
        limit,
        'delivery/release/release.sh',
        build,
        site.folder,
      );
      isWhole = status === 0;
      const seen = await witness.look();
      expect([before, killed], `after ${limit} commands`).toContain(seen);
      // Older releases are deleted only after nginx serves the new one.
      if (seen === before) expect(readdirSync(site.releases)).toEqual(expect.arrayContaining(kept));
      expectStartable(site);

      const next = `next${limit}`;
      expect(await site.release(tinyBuild(site.home, next))).toBe(site.current());
      await serves(site, witness, next);
      expect(leftovers(site), `after ${limit} commands`).toEqual([]);
      expect(readdirSync(site.releases).length).toBeLessThanOrEqual(3);
      // Pages that are still open can load their scripts.
      expect((await request(port, `/assets/js/main.${seen}.js`)).status).toBe(200);
      table.push(`${limit}\t${ran.at(-1) ?? '-'}\t${before}, then ${seen}\t${next}`);
    }
    writeFileSync(test.info().outputPath('kills.txt'), `${table.join('\n')}\n`);
    expect(table.length).toBeGreaterThan(20);
  });
});

test('a switch back killed at any command: readers see one complete release, and the second try works', () => {
  test.setTimeout(180_000);
  return onSite(async (site, witness) => {
    const folders = {
      first: site.current(),
      second: await site.release(tinyBuild(site.home, 'second')),
    };
    const runStopped = stopper(site.home, site.environment);
    const table: string[] = [];
    await serves(site, witness, 'second');
    for (let isWhole = false; !isWhole;) {
      const limit = table.length;
      const before = (await witness.look()) as keyof typeof folders;
      const target = before === 'first' ? 'second' : 'first';
      const {ran, status} = await runStopped(
        limit,
        'delivery/release/switch.sh',
        folders[target],
        site.folder,
      );
      isWhole = status === 0;
      const seen = await witness.look();
      expect(['first', 'second'], `after ${limit} commands`).toContain(seen);
      expectStartable(site);
      await site.switchTo(folders[target]);
      await serves(site, witness, target);
      expect(leftovers(site)).toEqual([]);
      table.push(`${limit}\t${ran.at(-1) ?? '-'}\t${before}, then ${seen}\t${target}`);
    }
    writeFileSync(test.info().outputPath('kills.txt'), `${table.join('\n')}\n`);
    expect(table.length).toBeGreaterThan(8);
    // Open pages of both releases can load their scripts, whichever release is served.
    for (const id of ['first', 'second'])
      expect((await request(port, `/assets/js/main.${id}.js`)).status).toBe(200);
  });
});

test('leftovers of interrupted releases are removed, complete releases stay', () =>
  onSite(async (site, witness) => {
    const first = site.current();
    const second = await site.release(tinyBuild(site.home, 'second'));
    for (const name of ['20300101T000000', '20300102T000000', '20300103T000000'])
      mkdirSync(path.join(site.releases, `${name}.partial`));
    // Left behind by a run that was killed between two commands.
    symlinkSync('releases/nothing', path.join(site.folder, 'current.new'));
    const third = await site.release(tinyBuild(site.home, 'third'));
    expect(readdirSync(site.releases).sort()).toEqual(
      [first, second, third].map((folder) => path.basename(folder)).sort(),
    );
    await site.switchTo(first);
    await serves(site, witness, 'first');
    expect(leftovers(site)).toEqual([]);
  }));

test('a release replaces a dangling link `current`', () =>
  onSite(async (site) => {
    rmSync(path.join(site.folder, 'current'));
    symlinkSync('releases/nothing', path.join(site.folder, 'current'));
    expect(await site.release(tinyBuild(site.home, 'second'))).toBe(site.current());
  }));

test('a release is readable for everybody despite umask 077 and an unreadable build', () =>
  onSite(async (site, witness) => {
    const build = tinyBuild(site.home, 'second');
    for (const file of readdirSync(build, {recursive: true, encoding: 'utf8'})) {
      const name = path.join(build, file);
      chmodSync(name, statSync(name).isDirectory() ? 0o700 : 0o600);
    }
    await execute(
      'sh',
      ['-c', 'umask 077; exec sh delivery/release/release.sh "$@"', 'sh', build, site.folder],
      {env: site.environment},
    );
    await serves(site, witness, 'second');
    for (const entry of readdirSync(site.releases, {recursive: true, withFileTypes: true})) {
      const name = path.join(entry.parentPath, entry.name);
      expect((statSync(name).mode & 0o777).toString(8), name).toBe(
        entry.isDirectory() ? '755' : '644',
      );
    }
  }));

test('two releases at the same time run one after the other', () =>
  onSite(async (site, witness) => {
    const builds = ['second', 'third'].map((id) => tinyBuild(site.home, id));
    const released = await Promise.all(builds.map((build) => site.release(build)));
    expect(released).toContain(site.current());
    await serves(site, witness, site.current() === released[0] ? 'second' : 'third');
    expect(readdirSync(site.releases)).toHaveLength(3);
    expect(leftovers(site)).toEqual([]);
  }));

test('a release changes nothing if nginx refuses its configuration', () =>
  onSite(async (site, witness) => {
    for (const id of ['second', 'third']) await site.release(tinyBuild(site.home, id));
    const before = site.current();
    const releases = readdirSync(site.releases);
    expect(releases).toHaveLength(3);
    const broken = path.join(site.nginx.folder, 'server.conf');
    const text = execFileSync('cat', [broken]);
    writeFileSync(broken, 'nonsense;\n');
    await expect(site.release(tinyBuild(site.home, 'fourth'))).rejects.toThrow(
      /nonsense[^]*nginx refuses its configuration/,
    );
    expect(site.current()).toBe(before);
    expect(readdirSync(site.releases)).toEqual(releases);

    // As after a run that was killed before the reload: the link leads to a release that nginx does not serve.
    rmSync(path.join(site.folder, 'current'));
    symlinkSync(`releases/${releases[0]}`, path.join(site.folder, 'current'));
    await expect(site.switchTo(before)).rejects.toThrow('nginx refuses its configuration');
    expect(readdirSync(before), 'the mark of the served release').toContain('serving');

    writeFileSync(broken, text);
    await site.release(tinyBuild(site.home, 'fifth'));
    await serves(site, witness, 'fifth');
  }));

test('releases that nginx may be serving are kept until the release after the next', () =>
  onSite(async (site, witness) => {
    for (const id of ['second', 'third']) await site.release(tinyBuild(site.home, id));
    // Marks left behind by runs that were killed while nginx was loading.
    for (const name of readdirSync(site.releases))
      writeFileSync(path.join(site.releases, name, 'serving'), '');
    await site.release(tinyBuild(site.home, 'fourth'));
    expect(readdirSync(site.releases)).toHaveLength(4);
    await site.release(tinyBuild(site.home, 'fifth'));
    expect(readdirSync(site.releases)).toHaveLength(3);
    await serves(site, witness, 'fifth');
  }));

test('a release on a stopped nginx is served when nginx starts', async () => {
  const site = await startSite(tinyBuild(test.info().outputPath(), 'first'), {port});
  try {
    await site.nginx.stop();
    const {stderr} = await execute(
      'sh',
      ['delivery/release/release.sh', tinyBuild(site.home, 'second'), site.folder],
      {env: site.environment},
    );
    expect(stderr).toContain('nginx is not running');
    expectStartable(site);
  } finally {
    await site.stop();
  }
});

test('wrong arguments and incomplete builds get an error with a remedy', () =>
  onSite(async (site) => {
    const run = (name: string, folder: string) =>
      execute('sh', [`delivery/release/${name}`, folder, site.folder], {env: site.environment});
    const build = tinyBuild(site.home, 'second');
    await expect(run('release.sh', '/nowhere')).rejects.toThrow(
      '/nowhere: there is no such folder',
    );
    rmSync(path.join(build, 'assets'), {recursive: true});
    await expect(run('release.sh', build)).rejects.toThrow(
      /assets\/js\/main\.second\.js is missing.*npm run build/,
    );
    rmSync(`${build}.delivery`, {recursive: true});
    await expect(run('release.sh', build)).rejects.toThrow(
      /release\.conf is missing; npm start builds without it.*npm run build/,
    );
    await expect(run('switch.sh', build)).rejects.toThrow('is no finished release');
    await expect(run('switch.sh', `${site.releases}/20200101T000000.000000000`)).rejects.toThrow(
      /20200101T000000\.000000000: there is no such folder.*choose one of .*\/releases/,
    );
    await expect(
      execute('sh', ['delivery/release/switch.sh', site.current(), '/nowhere'], {
        env: site.environment,
      }),
    ).rejects.toThrow('/nowhere/releases: there is no such folder');
  }));

/** Mounts a file system of half a megabyte. Returns whether the tests may do that. */
function mountSmall(folder: string): boolean {
  const options = 'size=512k,mode=755';
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}

test('on a full disk readers notice nothing, and going back works', async () => {
  const disk = mkdtempSync(path.join(tmpdir(), 'docs-disk-'));
  const isMounted = mountSmall(disk);
  try {
    test.skip(!isMounted, 'needs the right to mount a small disk');
    await onSite(
      async (site, witness) => {
        const first = site.current();
        await site.release(tinyBuild(site.home, 'second'));
        await serves(site, witness, 'second');
        const large = tinyBuild(site.home, 'large');
        writeFileSync(path.join(large, 'img/large.png'), Buffer.alloc(1 << 20));
        await expect(site.release(large)).rejects.toThrow('No space left on device');
        expect(leftovers(site)).toEqual([]);
        await serves(site, witness, 'second');

        // Fill the rest of the disk.
        const filler = path.join(disk, 'filler');
        expect(() => writeFileSync(filler, Buffer.alloc(1 << 20))).toThrow('ENOSPC');
        await expect(site.release(tinyBuild(site.home, 'third'))).rejects.toThrow('No space left');
        await site.switchTo(first);
        await serves(site, witness, 'first');
        rmSync(filler);
        await site.release(tinyBuild(site.home, 'fourth'));
        await serves(site, witness, 'fourth');
      },
      {folder: disk},
    );
  } finally {
    if (isMounted) execFileSync('umount', [disk]);
    rmSync(disk, {recursive: true});
  }
});
