import {expect, test} from 'vitest';
import {agreement, runQuestions} from './answers';

const screens = new Map([
  ['/docs/a', 'The limit is 5 points.'],
  ['/docs/b', 'There is a limit.'],
]);
const listed = (route: string) => ({route, text: screens.get(route) ?? ''});
const question = {query: 'limit', says: ['limit', '5']};

test('patterns are compared with a reader, only on what the reader has read', () => {
  const found = [listed('/docs/b'), listed('/docs/a'), listed('/docs/c')];
  const outcomes = runQuestions([question], screens, () => found);
  const said = {
    query: 'limit',
    full: new Map([
      ['/docs/b', false],
      ['/docs/a', true],
    ]),
    listed: new Map([
      ['/docs/b', true],
      ['/docs/a', true],
    ]),
  };
  expect(agreement(outcomes, screens, [said])).toEqual({
    readQuestions: 1,
    fullAt1: 0,
    fullAt3: 1,
    agreesOnScreens: 1,
    agreesOnLists: 0.5,
  });
});

test('a verdict on another question counts for nothing', () => {
  const outcomes = runQuestions([question], screens, () => [listed('/docs/a')]);
  const said = {query: 'other', full: new Map([['/docs/a', true]]), listed: new Map()};
  expect(agreement(outcomes, screens, [said]).readQuestions).toBe(0);
});
