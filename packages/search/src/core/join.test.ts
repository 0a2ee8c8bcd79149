import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {joinedTerms} from './join';
import {parseQuery} from './query';

const en = fixtureIndex([
  {route: '/a', title: 'Login', text: 'The login of a user, with a ruleset and a backup.'},
]);
const de = fixtureIndex(
  [
    {
      route: '/a',
      title: 'Anlegen',
      text: 'Einen Benutzer anlegen, ein Feld ausschließen und sich anmelden; Regelpakete einrichten.',
    },
  ],
  'de',
);

const joined = (query: string, language: 'en' | 'de') => {
  const index = language === 'en' ? en : de;
  const found = joinedTerms(index, parseQuery(query, language)).flatMap(({terms}) => terms);
  return [...new Set(found.map(({term}) => index.terms[term]))];
};

describe('words that form one term', () => {
  test.each<[string, 'en' | 'de', string]>([
    ['log in', 'en', 'login'],
    ['log-in', 'en', 'login'],
    ['rule set', 'en', 'ruleset'],
    ['back up', 'en', 'backup'],
    ['Wie lege ich einen Benutzer an?', 'de', 'anlegen'],
    ['Wie schließe ich ein Feld aus?', 'de', 'ausschliess'],
    ['Wie melde ich mich an?', 'de', 'anmeld'],
  ])('%s (%s) → %s', (query, language, term) => {
    expect(joined(query, language)).toContain(term);
  });

  test.each<[string, 'en' | 'de']>([
    ['user field', 'en'],
    ['a rule, a set', 'en'],
    ['Benutzer an', 'de'],
  ])('%s (%s): nothing', (query, language) => expect(joined(query, language)).toEqual([]));

  test('a separable verb and the particle at the end of its sentence', () => {
    const roles = (query: string) =>
      joinedTerms(de, parseQuery(query, 'de')).flatMap(({role}) => role ?? []);
    expect(roles('Wie melde ich mich an?')).toEqual(['verb', 'particle']);
    expect(roles('Benutzer anlegen')).toEqual([]);
  });

  test('a pair with a function word is meant as one word', () => {
    expect(joinedTerms(en, parseQuery('log in', 'en'))[0]?.isMeant).toBe(true);
    expect(joinedTerms(en, parseQuery('rule set', 'en'))[0]?.isMeant).toBe(false);
  });
});
