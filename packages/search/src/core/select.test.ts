import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import type {LoadedIndex} from './loadIndex';
import {findPages, search} from './search';

const routeOf = ({documents, pages}: LoadedIndex, page = -1) =>
  documents[pages[page]?.first ?? -1]?.sectionRoute;

const filler = Array.from({length: 20}, (_, at) => ({
  route: `/other${at}`,
  title: `Page ${at}`,
  text: 'Set up the rules of a project. Set up the rules again, and set up more rules.',
}));
const index = fixtureIndex([
  {route: '/a', title: 'Set up cron jobs', text: 'Nothing else.'},
  {route: '/b', title: 'Rules', text: 'About rules.'},
  {route: '/b#set-up', title: 'Set up the rules of the house', text: ''},
  ...filler,
]);
const routes = (query: string) =>
  findPages([index], query).pages.map(({page}) => routeOf(index, page));

describe('pages whose title begins with the query', () => {
  test.each(['Set up cron jobs', 'Set up the rules of the house'])('%s', (title) => {
    for (let length = 3; length <= title.length; length += 1) {
      expect(routes(title.slice(0, length))).toContain(title.includes('cron') ? '/a' : '/b');
    }
  });

  test('come first from five letters on', () => {
    const typing = fixtureIndex([
      {route: '/rules', title: 'Rules', text: 'Rule, rule ty, rule type ty.'},
      {route: '/types', title: 'Rule types', text: ''},
    ]);
    const [first] = findPages([typing], 'rule ty').pages;
    expect(routeOf(typing, first?.page)).toBe('/types');
  });

  test('come first also when another page has the unfinished last word as a word', () => {
    const typing = fixtureIndex([
      {route: '/languages', title: 'Languages', text: 'de, en, pl'},
      {route: '/plugins', title: 'Use a plugin', text: ''},
    ]);
    const [first] = findPages([typing], 'use a pl').pages;
    expect(routeOf(typing, first?.page)).toBe('/plugins');
  });

  test('punctuation and case do not matter', () => {
    expect(routes('set-up, CRON')).toContain('/a');
  });
});

test('at most eight results, also with several sections of a page', () => {
  expect(search([index], 'set up the rules').results).toHaveLength(8);
  expect(search([index, index], 'rules').results.length).toBeLessThanOrEqual(8);
});
