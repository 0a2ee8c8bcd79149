import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {isChosen, isShown, queryAfter, readChoice} from './choice';

const chips = [{area: ''}, {area: 'api'}, {area: 'rules'}, {effect: ''}, {effect: 'blocks'}];

describe('readChoice', () => {
  it.each([
    ['', {}],
    ['?area=api', {area: 'api'}],
    ['?area=api&effect=blocks&other=1', {area: 'api', effect: 'blocks'}],
    ['?area=kitchen', {}],
    ['?effect=', {}],
    ['?area=rules&area=api', {area: 'rules'}],
  ])('%s', (query, choice) => {
    expect(readChoice(query, chips)).toEqual(choice);
  });

  it('takes only what can be chosen from any address', () => {
    fc.assert(
      fc.property(hostileText(20_000), (query) => {
        expectQuick(() => {
          const {area = '', effect = ''} = readChoice(query, chips);
          expect(['', 'api', 'rules']).toContain(area);
          expect(['', 'blocks']).toContain(effect);
        });
      }),
      {numRuns: 30},
    );
  });
});

describe('isShown', () => {
  const issue = {area: 'api', effect: 'blocks'};
  it.each([
    [{}, true],
    [{area: 'api'}, true],
    [{area: 'api', effect: 'cosmetic'}, false],
    [{area: 'rules'}, false],
  ])('%j: %s', (choice, expected) => {
    expect(isShown(issue, choice)).toBe(expected);
  });
});

describe('a chip', () => {
  it.each([
    [{area: ''}, {effect: 'blocks'}, true],
    [{area: ''}, {area: 'api'}, false],
    [{area: 'api'}, {area: 'api', effect: 'blocks'}, true],
    [{effect: 'blocks'}, {}, false],
  ])('%j is chosen with %j: %s', (chip, choice, expected) => {
    expect(isChosen(chip, choice)).toBe(expected);
  });

  it.each([
    [{area: 'api'}, {}, '?area=api'],
    [{area: 'rules'}, {area: 'api', effect: 'blocks'}, '?area=rules&effect=blocks'],
    [{area: ''}, {area: 'api'}, '?'],
  ])('%j leads from %j to %s', (chip, choice, query) => {
    expect(queryAfter(chip, choice)).toBe(query);
  });
});
