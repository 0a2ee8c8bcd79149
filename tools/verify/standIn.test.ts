import {afterAll, describe, expect, it} from 'vitest';
import {needs} from '../../tests/needs';
import {allClaims} from './claims';
import type {Claim} from './claim';
import type {Level} from './target/level';
import {standIn} from './target/standIn';
import {tryClaim} from './tryClaims';

const levels: readonly Level[] = ['keys', 'settings'];
const {target, close} = await standIn(levels);
afterAll(close);

const isPossible = ({needs = ['keys'], notOnStandIn}: Claim) =>
  !notOnStandIn && needs.every((level) => levels.includes(level));
const possible = allClaims
  .map(({page, claims}) => ({page, claims: claims.filter(isPossible)}))
  .filter(({claims}) => claims.length > 0);

it('the stand-in is held against enough claims', () => {
  expect(possible.flatMap(({claims}) => claims).length).toBeGreaterThanOrEqual(120);
});

/** What is said of the product must be true of the server that stands in for it in the tests of the samples. */
describe.each(possible)('the stand-in, held against $page', ({page, claims}) => {
  for (const claim of claims) {
    needs(...(claim.programs ?? [])).it(claim.id, async () => {
      const {result, reason} = await tryClaim(page, claim, target);
      expect(reason).toBeUndefined();
      expect(result).toBe('held');
    });
  }
});
