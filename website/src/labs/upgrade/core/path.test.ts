import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../../../config/product';
import {minimumPhpVersion} from '../../../../data/requirements';
import {changes, databases, defects, kinds, releases} from '../../../../data/upgrades';
import {isRefusal, upgradePath, type Answer, type Path} from './path';
import {
  compareVersions,
  lineEnds,
  lineOf,
  newest,
  versions,
} from '../../../content/upgrades/versions';
import {ways} from './ways';

const root = path.resolve(__dirname, '../../../..');
const readPage = (route: string) =>
  readFileSync(path.join(root, `${route.replace('/docs/', 'docs/')}.mdx`), 'utf8');

const pairs = versions.flatMap((from) => versions.map((to) => [from, to] as const));
const setups = kinds.flatMap((kind) => databases.map((database) => ({kind, database})));

function pathOf(...args: Parameters<typeof upgradePath>): Path {
  const answer = upgradePath(...args);
  if (isRefusal(answer)) throw new Error(answer.reason);
  return answer;
}

const stopsOf = (...args: Parameters<typeof upgradePath>) =>
  pathOf(...args).stops.map(({version}) => version);

describe('the list of releases', () => {
  it('is complete within each line, in order, and ends with the documented version', () => {
    const numbers = (version: string) =>
      version.split('.').reduce((sum, number) => sum * 1000 + Number(number), 0);
    expect(versions).toEqual([...versions].sort((one, other) => numbers(one) - numbers(other)));
    for (const end of lineEnds) {
      const last = Number(end.split('.')[2]);
      const inLine = versions.filter((version) => lineOf(version) === lineOf(end));
      expect(inLine).toEqual(Array.from({length: last + 1}, (_, n) => `${lineOf(end)}.${n}`));
    }
    expect(lineEnds.map(lineOf)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5']);
    expect(newest).toBe(product.version);
  });

  it('has dates that go forward in each line', () => {
    for (const [index, {version, date}] of releases.entries()) {
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
      const next = releases[index + 1];
      if (next && lineOf(next.version) === lineOf(version)) expect(next.date >= date).toBe(true);
    }
  });
});

it('every fact names releases that exist, and a defect ends after its beginning', () => {
  for (const {since} of changes) expect(versions).toContain(since);
  for (const {id, since, fixed, comingFromBefore = since} of defects) {
    expect(
      [since, fixed, comingFromBefore].filter((version) => !versions.includes(version)),
    ).toEqual([]);
    expect(compareVersions(since, fixed), id).toBeLessThan(0);
  }
  const ids = [...changes, ...defects].map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly answer: Answer;
}

const isBefore = (one: string, other: string) => compareVersions(one, other) < 0;

/** A refusal is right only for these reasons. */
const isRightRefusal = ({from, to, answer}: Pair) =>
  isRefusal(answer) &&
  (answer.reason === 'database' ? isBefore(from, answer.since) : !isBefore(from, to));

function endsThere({to, answer}: Pair): boolean {
  if (isRefusal(answer)) return true;
  const end = answer.stops.at(-1)?.version ?? '';
  return end === (answer.instead ?? to) && lineOf(end) === lineOf(to);
}

/** Forward, and each stop begins where the one before it ended. */
const isChain = ({from, answer}: Pair) =>
  isRefusal(answer) ||
  answer.stops.every(
    (stop, index) =>
      stop.from === (answer.stops[index - 1]?.version ?? from) && isBefore(stop.from, stop.version),
  );

const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');

describe.each(setups)('every pair of versions: $kind with $database', ({kind, database}) => {
  const all = pairs.map(([from, to]): Pair => ({
    from,
    to,
    answer: upgradePath(from, to, kind, database),
  }));
  const ours = changes.filter(
    ({kinds: some = kinds, databases: stores = databases}) =>
      some.includes(kind) && stores.includes(database),
  );

  /** Each change once, at the stop that brings it. */
  function namesChanges({from, to, answer}: Pair): boolean {
    if (isRefusal(answer)) return true;
    const end = answer.instead ?? to;
    const named = answer.stops.flatMap(({requirements, forms, operation}) =>
      [...requirements, ...forms, ...operation].map(({id}) => id),
    );
    const due = ours.filter(({since}) => isBefore(from, since) && !isBefore(end, since));
    return sorted(named) === sorted(due.map(({id}) => id));
  }

  it('has a path that ends at the wanted release, or a reason why there is none', () => {
    expect(
      all.filter(({answer}) => isRefusal(answer)).filter((pair) => !isRightRefusal(pair)),
    ).toEqual([]);
    expect(all.filter((pair) => !endsThere(pair))).toEqual([]);
    expect(all.filter(({answer}) => !isRefusal(answer)).length).toBeGreaterThan(300);
  });

  it('goes forward without a gap, and names each change once', () => {
    expect(all.filter((pair) => !isChain(pair))).toEqual([]);
    expect(all.filter((pair) => !namesChanges(pair))).toEqual([]);
  });
});

describe('what the update page says', () => {
  const updatePage = readPage('/docs/installation/update');

  it('the updater goes one major version at a time, from the newest update of each', () => {
    expect(updatePage).toContain('you go one major version at a time');
    const forward = pairs.filter(([one, other]) => isBefore(one, other));
    const mistakes = forward.flatMap(([from, to]) => {
      const wrong = pathOf(from, to, 'package', 'mariadb').stops.filter(({version, ...stop}) => {
        const steps = Number(lineOf(version).slice(2)) - Number(lineOf(stop.from).slice(2));
        const isEnd =
          lineEnds.includes(version) && (!stop.isUpgrade || lineEnds.includes(stop.from));
        return steps > 1 || !isEnd;
      });
      return wrong;
    });
    expect(mistakes).toEqual([]);
  });

  it('by hand and with images, versions can be skipped', () => {
    expect(updatePage).toContain('By hand and with images, you can skip versions.');
    for (const kind of kinds.filter((each) => each !== 'package'))
      expect(stopsOf('1.0.0', newest, kind, 'mysql')).toEqual([newest]);
  });

  it('rules are converted by whoever comes from a version before 1.4', () => {
    expect(updatePage).toContain('from a version before 1.4;');
    expect(changes.find(({id}) => id === 'tasks')?.since).toBe('1.4.0');
  });

  it('hosts and the account ID matter to whoever comes from before 1.2.0 and 1.2.2', () => {
    expect(updatePage).toContain('if you come from a version before 1.2.0');
    expect(updatePage).toContain('Version 1.2.2: MaxMind Account ID required');
    expect(changes.find(({id}) => id === 'hosts')?.since).toBe('1.2.0');
    expect(changes.find(({id}) => id === 'geoip')?.since).toBe('1.2.2');
  });

  it.each(kinds)('every step of %s is one of its sections, or of a page that it names', (kind) => {
    const {backup, install, upgrade, finalize, check} = ways[kind];
    for (const to of [backup, install, upgrade ?? install, finalize, check]) {
      const [route = '', hash = ''] = to.split('#');
      expect(readPage(route), to).toMatch(new RegExp(`^##+ .*\\{/\\* #${hash} \\*/\\}$`, 'm'));
      const name = route.split('/').slice(3).join('/');
      expect(route === '/docs/installation/update' || updatePage.includes(`${name}.mdx`)).toBe(
        true,
      );
    }
  });

  it('databases and requirements agree with those of the requirements page', () => {
    const page = readPage('/docs/installation/requirements');
    expect(page).toContain('| MariaDB | 10.5.2 |');
    expect(page).toContain('| MySQL | 5.7.9 |');
    expect(page).toMatch(/PostgreSQL <Since v="1.2" \/>/);
    expect(page).toMatch(/SQLite <Since v="1.3" \/>/);
    expect(changes.find(({id}) => id === 'mariadb')?.text.en).toContain('10.5.2');
    expect(changes.find(({id}) => id === 'mysql')?.text.en).toContain('5.7.9');
    expect(minimumPhpVersion).toBe('8.1.10');
  });
});

describe('paths that people ask for', () => {
  it('1.3.2 with Docker: one stop, with what changed since', () => {
    const {stops, avoid, security} = pathOf('1.3.2', '1.5.4', 'docker', 'mariadb');
    expect(stops).toHaveLength(1);
    expect(stops[0]?.requirements.map(({id}) => id)).toEqual(['mariadb']);
    expect(stops[0]?.migrations).toBe(18);
    expect(stops[0]?.defects).toEqual([]);
    expect([avoid, security]).toEqual([[], []]);
  });

  it('1.2.4 with the updater: the end of each line', () => {
    expect(stopsOf('1.2.4', '1.5.4', 'package', 'mysql')).toEqual([
      ...['1.2.9', '1.3.8', '1.4.13', '1.5.4'],
    ]);
    expect(stopsOf('1.2.9', '1.5.4', 'package', 'mysql')).toEqual(['1.3.8', '1.4.13', '1.5.4']);
  });

  it('the updater installs the newest release of the line', () => {
    const {stops, instead} = pathOf('1.3.8', '1.4.8', 'package', 'mysql');
    expect(stops.map(({version}) => version)).toEqual(['1.4.13']);
    expect(instead).toBe('1.4.13');
  });

  it('a release to avoid is named with its reason, only to those whom it concerns', () => {
    const avoid = (...args: Parameters<typeof upgradePath>) =>
      pathOf(...args).avoid.map(({id}) => id);
    expect(avoid('1.4.0', '1.4.8', 'docker', 'mariadb')).toEqual(['image-resources']);
    expect(avoid('1.4.0', '1.4.8', 'manual', 'mariadb')).toEqual([]);
    expect(avoid('1.5.0', '1.5.1', 'docker', 'postgresql')).toEqual(['project-list']);
    expect(avoid('1.5.0', '1.5.1', 'docker', 'mysql')).toEqual([]);
    expect(avoid('1.4.13', '1.5.3', 'source', 'sqlite')).toEqual(['finalize-500']);
    expect(avoid('1.5.2', '1.5.3', 'source', 'sqlite')).toEqual([]);
  });

  it('a defect of the updater is named when its release is left', () => {
    const [first, second] = pathOf('1.4.0', '1.5.4', 'package', 'mysql').stops;
    expect(first?.defects.map(({id}) => id)).toEqual(['never-ends']);
    expect(second?.defects).toEqual([]);
  });

  it('later security fixes are named', () => {
    expect(pathOf('1.0.0', '1.4.11', 'docker', 'mysql').security).toEqual(['1.4.12', '1.4.13']);
  });

  it.each([
    ['1.5.4', '1.5.4', 'mysql', {reason: 'same'}],
    ['1.5.4', '1.4.13', 'mysql', {reason: 'older'}],
    ['1.1.5', '1.5.4', 'postgresql', {reason: 'database', since: '1.2.0'}],
    ['1.2.9', '1.5.4', 'sqlite', {reason: 'database', since: '1.3.0'}],
  ] as const)('%s to %s with %s: none', (from, to, database, refusal) => {
    expect(upgradePath(from, to, 'docker', database)).toEqual(refusal);
  });
});
