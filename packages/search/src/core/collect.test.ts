import {describe, expect, test} from 'vitest';
import {collectTerms} from './collect';
import {fixtureSections} from './fixture';

const pageNames = Array.from({length: 20}, (_, number) => `/p${number}`);

/** Terms of a site whose first page has the given texts; the other pages are empty. */
function termsOf(first: {text?: string; code?: string; words?: string}, language: 'en' | 'de') {
  const sections = fixtureSections(
    pageNames.map((route) => ({route, title: 'Page', ...(route === '/p0' ? first : {})})),
  );
  return collectTerms(sections, language);
}

describe('what the index keeps', () => {
  test.each<[string, string, boolean]>([
    ['the path of a sample URL', 'cronjobsexecute', true],
    ['the host of a sample URL', 'mosparoexamplecom', false],
    ['a number', '77', false],
    ['an error code of Windows', '0x8007000d', true],
    ['a key of a sample', '5f3a9c01b2d48e7', false],
  ])('%s', (_, term, isKept) => {
    const text =
      'Call https://mosparo.example.com/cron-jobs/execute in 77 days, 0x8007000d, 5f3a9c01b2d48e7.';
    expect(termsOf({text}, 'en').terms.includes(term)).toBe(isKept);
  });

  test('keeps identifiers in code, not the types of the programming language', () => {
    const code = 'backoffLimit: 3\nthrow new ClassCastException';
    const {terms} = termsOf({code}, 'en');
    expect(terms).toContain('backofflimit');
    expect(terms).not.toContain('classcastexception');
  });

  test('drops a German verb or adjective that occurs once', () => {
    const text =
      'Der Befehl lief ungewöhnlich und durchreichte libsodium. Ständig, ständig. web.config contact.rb';
    const {terms} = termsOf({text}, 'de');
    expect(terms).toEqual(expect.arrayContaining(['befehl', 'libsodium', 'standig', 'webconfig']));
    for (const term of ['durchreich', 'ungewohnlich', 'contactrb']) {
      expect(terms).not.toContain(term);
    }
  });

  test('keeps it on a small site', () => {
    const sections = fixtureSections([{route: '/a', title: 'A', text: 'Es durchreichte.'}]);
    expect(collectTerms(sections, 'de').terms).toContain('durchreich');
  });

  test('an identifier that names a table row counts as several mentions', () => {
    const [first, second] = fixtureSections([
      {route: '/a', title: 'A', text: 'REDIS_URL'},
      {route: '/b', title: 'B', text: 'REDIS_URL and REDIS_URL'},
    ]);
    const explained = first && second ? [{...first, key: 'REDIS_URL'}, second] : [];
    const counts = collectTerms(explained, 'en').postingsOf('redisurl');
    expect(counts.map(({count}) => count)).toEqual([5, 2]);
  });
});
