import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {joinedTerms} from './join';
import {parseQuery} from './query';

const en = fixtureIndex([
  {route: '/a', title: 'Login', text: 'The login of a user, with a ruleset and a backup.'},
]);

const joined = (query: string) => {
  const found = joinedTerms(en, parseQuery(query, 'en')).flat();
  return [...new Set(found.map(({term}) => en.terms[term]))];
};

describe('words that form one term', () => {
  test.each([
    ['log in', 'login'],
    ['log-in', 'login'],
    ['rule set', 'ruleset'],
    ['back up', 'backup'],
  ])('%s → %s', (query, term) => expect(joined(query)).toContain(term));

  test.each(['user field', 'a rule, a set'])('%s: nothing', (query) =>
    expect(joined(query)).toEqual([]),
  );
});
