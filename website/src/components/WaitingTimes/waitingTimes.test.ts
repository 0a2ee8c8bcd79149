import {expect, it} from 'vitest';
import {delayEnds, lockoutEnds, proofOfWorkLimit} from './waitingTimes';

it('measures every delay from its start', () => {
  expect(delayEnds(60, 1.5, 4)).toEqual([60, 90, 135, 202]);
});

it('adds every repetition to the end of the first lockout', () => {
  expect(lockoutEnds(300, 1.2, 4)).toEqual([300, 660, 732, 818]);
});

it('never lasts longer than a year', () => {
  expect(delayEnds(86400, 100, 4).at(-1)).toBe(31536000);
});

it.each([
  [0, 99999],
  [15, 5049999],
  [30, 9999999],
  [300, 9999999],
])('after %d requests the browser tries up to %d', (requests, limit) => {
  expect(proofOfWorkLimit({complexity: 5, maximum: 7, requestsToMaximum: 30}, requests)).toBe(
    limit,
  );
});
