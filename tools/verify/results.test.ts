import {describe, expect, it} from 'vitest';
import {same, type Claim} from './claim';
import {NotTried} from './target/level';
import {allClaims} from './claims';
import {outdated, passage} from './passages';
import {record, type Outcome} from './results';
import {standIn} from './target/standIn';
import {tryClaim} from './tryClaims';

const page = 'api/health';
const claim = (id: string): Claim => ({id, at: 'states', says: 'a value', holds: async () => {}});
const outcome = (id: string, result: Outcome['result'], on = page): Outcome => ({
  page: on,
  claim: claim(id),
  result,
});
const run = {version: '1.5.4', database: 'SQLite', date: '2026-11-18'};

describe('evidence', () => {
  const both = [outcome('one', 'held'), outcome('two', 'held'), outcome('three', 'held', 'cli')];
  const first = record(undefined, [...both, outcome('four', 'differs')], run);

  it('counts what held, by page', () => {
    const {database, ...rest} = run;
    expect(first).toEqual({...rest, databases: [database], pages: {'api/health': 2, cli: 1}});
    expect(record(undefined, [outcome('one', 'not tried')], run).pages).toEqual({});
  });

  it('joins databases of one day, and counts what held on all of them', () => {
    const second = record(first, both.slice(1), {...run, database: 'MariaDB'});
    expect(second.databases).toEqual(['MariaDB', 'SQLite']);
    expect(second.pages).toEqual({'api/health': 1, cli: 1});
    const third = record(second, both.slice(0, 1), {...run, database: 'PostgreSQL'});
    expect(third.pages).toEqual({'api/health': 1});
  });

  it('starts again with the same database alone, another day or another version', () => {
    for (const again of [run, {...run, date: '2026-11-19'}, {...run, version: '1.6.0'}]) {
      const {pages, databases} = record(first, both.slice(2), again);
      expect({pages, databases}).toEqual({pages: {cli: 1}, databases: ['SQLite']});
    }
  });
});

describe('trying a claim', () => {
  it('tells a difference, a fault, and what could not be tried apart', async () => {
    const {target, close} = await standIn(['keys']);
    const tried = (holds: Claim['holds'], needs?: Claim['needs']) =>
      tryClaim(page, {...claim('one'), holds, needs}, target);
    expect(await tried(async () => same(1, 2))).toMatchObject({
      result: 'differs',
      reason: 'The product: 1; the page says: 2',
    });
    expect(
      await tried(async () => {
        throw new Error('broken');
      }),
    ).toMatchObject({result: 'differs', reason: 'Fault: broken'});
    expect(
      await tried(async () => {
        throw new NotTried('no GeoIP2');
      }),
    ).toMatchObject({result: 'not tried', reason: 'no GeoIP2'});
    expect(await tried(async () => {}, ['console'])).toMatchObject({
      result: 'not tried',
      reason: 'needs --console',
    });
    await close();
  });
});

describe('all claims', () => {
  it('have an id of their own, and a heading that their page has', () => {
    for (const {page: own, claims} of allClaims) {
      const ids = claims.map(({id}) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      for (const {at} of claims) passage(own, at);
    }
    expect(outdated).toEqual([]);
  });

  it('are enough', () => {
    expect(allClaims.flatMap(({claims}) => claims).length).toBeGreaterThanOrEqual(400);
    expect(allClaims.length).toBeGreaterThanOrEqual(28);
  });
});
