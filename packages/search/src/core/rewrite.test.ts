import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {parseQuery} from './query';
import {rewriteWords} from './rewrite';
import {search} from './search';

const sections = [
  {route: '/a', title: 'Signature lab', text: 'Balancer and load of an organization.'},
  {route: '/b', title: 'Proxy', text: 'Nothing else.', code: 'traefik.loadBalancer.port'},
  {route: '/c', title: 'Silent modes', text: 'Set silentModeEnabled and securitySettings.'},
  {route: '/d', title: 'Security settings and time zone', text: 'More of it.'},
  {route: '/e', title: 'Timezone', text: 'The same in one word.'},
];
const english = fixtureIndex(sections, 'en', [['proxy', 'webhosting']]);
const words = (query: string) =>
  rewriteWords(english, parseQuery(query, 'en')).map(({text}) => text);

describe('words that the index does not have', () => {
  test.each([
    ['two words written as one', 'signaturelab', ['signature', 'lab']],
    [
      'two words written as one, also when a code block has that name',
      'loadbalancer',
      ['load', 'balancer'],
    ],
    [
      'a title in one word, also when an identifier begins with it',
      'silentmode',
      ['silent', 'modes'],
    ],
    [
      'a title in one word, also when it is an identifier',
      'securitysettings',
      ['security', 'settings'],
    ],
    ['one word stays if a title has it as one', 'timezone', ['timezone']],
    ['a hyphen is dropped if a title has the words as one', 'time-zone', ['timezone']],
    ['a hyphenated word stays otherwise', 'load-balancer', ['loadbalancer', 'load', 'balancer']],
    ['the other spelling', 'organisation', ['organization']],
    ['a known word stays', 'signature', ['signature']],
    ['a beginning stays', 'signatur', ['signatur']],
    ['a typo is corrected', 'signatrue', ['signature']],
    ['a typo in a form that no page has', 'balnacing', ['balanc']],
    ['a typo in a word of synonyms', 'webhostign', ['webhosting']],
    ['a short word stays', 'loaf', ['loaf']],
    ['an unknown word stays', 'blorptastic', ['blorptastic']],
  ])('%s', (_, query, expected) => expect(words(query)).toEqual(expected));

  test('a correction counts a little less', () => {
    const [guess] = rewriteWords(english, parseQuery('signatrue', 'en'));
    expect(guess?.weight).toBeLessThan(1);
  });

  test('a word with a typo belongs to its phrase', () => {
    const index = fixtureIndex(
      [
        {route: '/a', title: 'Sicherung', text: 'Pakete, Pakete, Pakete.'},
        {route: '/b', title: 'Regelpakete', text: 'Listen.'},
      ],
      'de',
      [['rule package', 'Regelpaket']],
    );
    const [first] = search([index], 'rule pacakge').results;
    expect(first?.document.sectionRoute).toBe('/b');
  });

  test('German compounds are not split', () => {
    const german = fixtureIndex(sections, 'de');
    expect(rewriteWords(german, parseQuery('signaturelab', 'de'))).toHaveLength(1);
  });
});

describe('several indexes', () => {
  const home = fixtureIndex([{route: '/', title: 'The form stays clean', text: 'Formulas.'}]);
  const docs = fixtureIndex([
    {route: '/docs', title: 'Variables', text: 'FORM_CACHE_PATH is a path. Formats.'},
    {route: '/docs/more', title: 'More', text: 'Words, many more of them than at home.'},
  ]);
  const first = (query: string) =>
    search([home, docs], query).results.map(({document}) => document.sectionRoute)[0];

  test('the largest one decides which words are known', () => {
    expect(first('FORM_CACHE_PATH')).toBe('/docs');
    expect(first('formats')).toBe('/docs');
  });

  test('the others still find what they contain', () => {
    expect(first('form stays')).toBe('/');
  });
});
