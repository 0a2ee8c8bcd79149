import {afterAll, describe, expect, it} from 'vitest';
import {allClaims} from './claims';
import type {Level} from './claim';
import {standIn} from './target/standIn';
import {tryClaim} from './tryClaims';

const levels: readonly Level[] = ['keys', 'settings'];
const {target, close} = await standIn(levels);
afterAll(close);

/** What is said of the product must be true of the server that stands in for it in the tests of the samples. */
describe.each(allClaims)('the stand-in, held against $page', ({page, claims}) => {
  const possible = claims.filter(({needs = ['keys'], notOnStandIn}) => {
    return !notOnStandIn && needs.every((level) => levels.includes(level));
  });
  it.each(possible.map((claim) => [claim.id, claim] as const))('%s', async (_id, claim) => {
    const {result, reason} = await tryClaim(page, claim, target);
    expect(reason).toBeUndefined();
    expect(result).toBe('held');
  });
});
