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
    {
      route: '/box',
      title: 'Die Box',
      text: 'Die Box zurücksetzen. Eine Bereinigung der Datenbank.',
    },
    {route: '/mail', title: 'Nachrichten', text: 'Die Nachricht der Box liegt weit zurück.'},
  ],
  'de',
);
const found = (index: typeof english, query: string) =>
  search([index], query).results.map(({document}) => document.sectionRoute);

describe('search words of a page', () => {
  test('rank above a mention in the text', () => {
    expect(found(english, 'inbox')).toEqual(['/a', '/b']);
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
    ['a compound with an unknown end, by its beginning', 'Datenbankvertrag', '/regeln'],
    ['a verb and its particle, as one word', 'Wie setze ich die Box zurück?', '/box'],
  ])('%s', (_, query, route) => {
    expect(found(german, query)).toContain(route);
  });

  test('the page with the verb ranks above the one with the particle only', () => {
    expect(found(german, 'Wie setze ich die Box zurück?')[0]).toBe('/box');
  });
});

describe('everyday words', () => {
  const pages = fixtureIndex(
    [
      {route: '/roles', title: 'Roles', text: 'Rights in the product. The product.'},
      {route: '/list', title: 'Messages', text: 'Messages of the product. The product.'},
      {route: '/about', title: 'About', text: 'What the product is. The product is free.'},
      {route: '/about#is', title: 'What the product is', text: 'Something.'},
      {route: '/update', title: 'Update the product', text: 'The product is renewed, the product.'},
      ...Array.from({length: 8}, (_, number) => [
        {route: `/p${number}`, title: `Page ${number}`, text: 'The product and the product.'},
        {route: `/p${number}#help`, title: 'If it fails', text: 'Look here.'},
      ]).flat(),
      {route: '/failures', title: 'Causes', text: 'Why the product fails. Why the product fails.'},
    ],
    'en',
    [['who may', 'role']],
  );

  test.each([
    ['function words that are a synonym together', 'who may do it', '/roles'],
    [
      'a name that is on all pages, by the function words of the question',
      'what is the product',
      '/about#is',
    ],
    ['not by a heading that every page has', 'fails', '/failures'],
  ])('%s', (_, query, route) => {
    expect(found(pages, query)[0]).toBe(route);
  });
});
