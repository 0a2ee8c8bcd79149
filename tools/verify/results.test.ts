import {describe, expect, it} from 'vitest';
import {same, type Claim} from './claim';
import {NotTried} from './target/level';
import {allClaims} from './claims';
import {outdated} from './passages';
import {
  basisOf,
  outdatedResults,
  record,
  shownEvidence,
  withoutOutdated,
  type Evidence,
  type Outcome,
} from './results';
import stored from './evidence.json';
import {standIn} from './target/standIn';
import {tryClaim} from './tryClaims';

const page = 'api/health';
const claim = (id: string, says: unknown = 'a value'): Claim => ({
  id,
  at: 'states',
  says,
  holds: async () => {},
});
const outcome = (id: string, result: Outcome['result'], reason?: string): Outcome => ({
  page,
  claim: claim(id),
  result,
  reason,
});
const run = {version: '1.5.4', database: 'SQLite', date: '2026-11-18'};

describe('evidence', () => {
  const first = record(undefined, [outcome('one', 'held'), outcome('two', 'differs', 'no')], run);

  it('keeps what held, and differences as they came', () => {
    expect(Object.keys(first.pages[page]!)).toEqual(['one']);
    expect(first.differences).toEqual({[`${page}#two`]: {SQLite: 'no'}});
  });

  it('collects databases, and forgets a claim that no longer holds', () => {
    const second = record(first, [outcome('one', 'held')], {...run, database: 'MariaDB'});
    expect(second.pages[page]!.one!.databases).toEqual(['MariaDB', 'SQLite']);
    const third = record(second, [outcome('one', 'differs', 'not here')], run);
    expect(third.pages[page]!.one!.databases).toEqual(['MariaDB']);
  });

  it('starts again with another version of the product', () => {
    const other = record(first, [outcome('three', 'held')], {...run, version: '1.6.0'});
    expect(Object.keys(other.pages[page]!)).toEqual(['three']);
    expect(other.differences).toEqual({});
  });

  it('a claim that was not tried changes nothing', () => {
    expect(record(first, [outcome('one', 'not tried', 'why')], run)).toEqual(first);
  });

  it('is shown while the passage is the same, and no longer after a change', () => {
    expect(shownEvidence(first)[page]?.count).toBe(1);
    expect(shownEvidence(first, () => 'another passage')).toEqual({});
  });

  it('of a page that is gone is not shown', () => {
    const gone = {...first, pages: {'api/gone': first.pages[page]!}};
    expect(shownEvidence(gone)).toEqual({});
  });

  it('no longer counts once the claim says something else, or is gone', () => {
    const now = (...claims: Claim[]) => [{page, claims}];
    expect(outdatedResults(first, now(claim('one')))).toEqual([]);
    expect(outdatedResults(first, now(claim('one', 'another value')))).toEqual([`${page}#one`]);
    expect(outdatedResults(first, now())).toEqual([`${page}#one`]);
    expect(outdatedResults(first, now(), () => 'another passage')).toEqual([]);
    expect(withoutOutdated(first, now(claim('one')))).toEqual(first);
    expect(withoutOutdated(first, now()).pages).toEqual({});
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
      for (const one of claims) expect(basisOf(own, one).passage).toMatch(/^[0-9a-f]{12}$/);
    }
    expect(outdated).toEqual([]);
  });

  it('are enough', () => {
    expect(allClaims.flatMap(({claims}) => claims).length).toBeGreaterThanOrEqual(400);
    expect(allClaims.length).toBeGreaterThanOrEqual(45);
  });

  it('say what was tried, as the stored results have it', () => {
    expect(outdatedResults(stored as Evidence, allClaims)).toEqual([]);
  });
});
