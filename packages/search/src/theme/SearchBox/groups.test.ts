import {expect, test} from 'vitest';
import type {SearchResult} from '../../core/types';
import {placeOf} from './groups';

const names = {pageTitle: 'Security', sidebarParentCategories: ['Usage']};
const document = (sectionRoute: string, title: string) => ({...names, sectionRoute, title});
const fact = {kind: 'Setting', name: 'Complexity'};

test.each([
  ['a page', document('/security', 'Security'), null, false, 'Usage'],
  ['a section', document('/security#pow', 'Proof of work'), null, false, 'Security'],
  ['a section below its page', document('/security#pow', 'Proof of work'), null, true, ''],
  [
    'a row',
    document('/security#pow', 'Proof of work'),
    fact,
    false,
    'Setting · Security › Proof of work',
  ],
  [
    'a row below its page',
    document('/security#pow', 'Proof of work'),
    fact,
    true,
    'Setting · Proof of work',
  ],
  [
    'a row named as its section',
    document('/security#c', 'Complexity'),
    fact,
    false,
    'Setting · Security',
  ],
])('the place of %s', (_, section, row, isNested, place) =>
  expect(placeOf({document: section, fact: row} as unknown as SearchResult, isNested)).toBe(place),
);
