import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {search} from './search';
import {namesSymptom} from './trouble';

describe('a query that names a symptom', () => {
  test.each([
    ['box does not appear', 'en'],
    ["can't log in", 'en'],
    ['update fails', 'en'],
    ['HTTP 403', 'en'],
    ['0x8007000d', 'en'],
    ['Box wird nicht angezeigt', 'de'],
    ['ungültige Signatur', 'de'],
    ['Fehler 500', 'de'],
  ] as const)('%s', (query, language) => expect(namesSymptom(query, language)).toBe(true));

  test.each([
    ['login throttling attempts', 'en'],
    ['notes of a project', 'en'],
    ['port 8080', 'en'],
    ['Einstellungen des Projekts', 'de'],
    ['Notfall', 'de'],
  ] as const)('none: %s', (query, language) => expect(namesSymptom(query, language)).toBe(false));
});

describe('reference before trouble', () => {
  const lock = {title: 'Login lock', text: 'The login lock.'};
  const index = fixtureIndex([
    {route: '/known_issues', title: 'List', text: ''},
    {route: '/known_issues#lock', ...lock},
    {route: '/security', title: 'Security', text: ''},
    {route: '/security#troubleshooting', title: 'If it does not work', text: ''},
    {route: '/security#late', title: 'Session', text: ''},
    {route: '/security#next-steps', title: 'Session', text: ''},
    {route: '/users', title: 'Users', text: ''},
    {route: '/users#lock', ...lock},
  ]);
  const first = (query: string) => search([index], query).results[0]?.document.sectionRoute;

  test('pages, unless the query names a symptom', () => {
    expect(first('login lock')).toBe('/users#lock');
    expect(first('login lock fails')).toBe('/known_issues#lock');
  });

  test('sections after the one about problems, up to the links', () => {
    expect(first('session')).toBe('/security#next-steps');
    expect(first('session fails')).toBe('/security#late');
  });
});
