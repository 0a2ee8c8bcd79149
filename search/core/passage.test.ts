import {expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {createMatcher} from './matcher';
import {bestPassage} from './passage';

const index = fixtureIndex([
  {route: '/a', title: 'Commands', text: 'All commands of mosparo: cleanup, database and more.'},
  {route: '/a#cleanup', title: 'Clean up', text: 'Run mosparo:cleanup-database every night.'},
  {route: '/a#import', title: 'Import', text: 'Import a file with items.'},
]);
const page = {route: '/a', first: 0, last: 2};
const best = (...terms: string[]) =>
  bestPassage(index, page, createMatcher(terms, 'en'))?.sectionRoute;

test.each([
  [['import'], '/a#import'],
  [['mosparocleanupdatabase', 'mosparo', 'cleanup', 'database'], '/a#cleanup'],
  [['absent'], '/a'],
  [['file', 'items'], '/a#import'],
])('%j → %s', (terms, route) => expect(best(...terms)).toBe(route));

test('whole texts decide where they are known', () => {
  const matcher = createMatcher(['needle'], 'en');
  expect(bestPassage(index, page, matcher, {import: 'a needle'})?.sectionRoute).toBe('/a#import');
});
