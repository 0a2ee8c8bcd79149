import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {parseQuery} from './query';
import {rewriteWords} from './rewrite';

const sections = [
  {route: '/c', title: 'Silent modes', text: 'Set silentModeEnabled and securitySettings.'},
  {route: '/d', title: 'Security settings and time zone', text: 'More of it.'},
  {route: '/e', title: 'Timezone', text: 'The same in one word.'},
];
const words = (query: string, language: 'en' | 'de' = 'en') =>
  rewriteWords(fixtureIndex(sections, language), parseQuery(query, language)).map(({text}) => text);

describe('a title written as one word', () => {
  test.each([
    ['also when an identifier begins with it', 'silentmode', ['silent', 'modes']],
    ['also when it is an identifier', 'securitysettings', ['security', 'settings']],
    ['not if another title has it as one', 'timezone', ['timezone']],
    ['not if it is no title', 'blorptastic', ['blorptastic']],
  ])('%s', (_, query, expected) => expect(words(query)).toEqual(expected));

  test('German compounds are not split', () => {
    expect(words('securitysettings', 'de')).toHaveLength(1);
  });
});
