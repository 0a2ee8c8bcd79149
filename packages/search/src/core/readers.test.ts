import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {search} from './search';

const english = fixtureIndex([
  {route: '/a', title: 'Submissions', text: 'The list of what was sent.', words: 'inbox ui'},
  {route: '/b', title: 'Quiet', text: 'The inbox of your mail program.'},
  {route: '/c', title: 'Uninstall', text: 'Remove everything.'},
]);
const german = fixtureIndex(
  [
    {
      route: '/regeln',
      title: 'Regeln',
      text: 'Ein Filter für Formulare. Die Datenbank wird bereinigt, das ist die Datenbankbereinigung.',
    },
    {route: '/box', title: 'Die Box', text: 'Eine Bereinigung der Datenbank.'},
  ],
  'de',
);
const found = (index: typeof english, query: string) =>
  search([index], query).results.map(({document}) => document.sectionRoute);

describe('search words of a page', () => {
  test('rank above a mention in the text', () => {
    expect(found(english, 'inbox')).toEqual(['/a', '/b']);
  });

  test('give the page its score, though no section contains them', () => {
    const scores = search([english], 'inbox').results.map(({score}) => score);
    expect(scores.every((score) => score > 0)).toBe(true);
  });

  test('with two letters rank above the beginning of a title', () => {
    expect(found(english, 'ui')[0]).toBe('/a');
    expect(found(english, 'un')[0]).toBe('/c');
  });
});

describe('search words of a section', () => {
  const page = (route: string, words = '') => [
    {route, title: `Page ${route.slice(1)}`, text: 'What a field is for.'},
    {route: `${route}#first`, title: 'First', text: 'A trap, and once more a trap.'},
    {route: `${route}#second`, title: 'Second', text: 'Something else.', words},
  ];
  const pages = fixtureIndex([...page('/a'), ...page('/b', 'autofill trap'), ...page('/c')]);

  test('make it the result', () => {
    expect(found(pages, 'autofill')[0]).toBe('/b#second');
    expect(found(pages, 'autofill trap')[0]).toBe('/b#second');
  });
});

describe('German words that are no terms of the index', () => {
  test.each([
    ['a compound that occurs once, by its parts', 'Datenbankbereinigung', '/regeln'],
    ['a compound with an unknown part, by its end', 'Staatenfilter', '/regeln'],
  ])('%s', (_, query, route) => {
    expect(found(german, query)).toContain(route);
  });
});
