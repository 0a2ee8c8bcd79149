import {describe, expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {fixtureIndex, fixtureSections} from './fixture';
import {loadIndex} from './loadIndex';
import {search} from './search';

const english = [
  {
    route: '/rules',
    title: 'Rules',
    text: 'Write rules that find spam. A rule has items.',
    tags: ['Rules'],
  },
  {
    route: '/rules#rating',
    title: 'Rating',
    text: 'The rating of an item decides whether a submission is spam.',
  },
  {
    route: '/packages',
    title: 'Rule packages',
    text: 'Packages of rules from outside, formerly called something else.',
  },
  {route: '/env', title: 'Environment variables', text: 'All variables.', parents: ['Configure']},
  {
    route: '/env#cache',
    title: 'Cache',
    text: 'Set `MOSPARO_CACHE_ADAPTER` to redis; without MOSPARO_CACHE_ADAPTER, or with an empty MOSPARO_CACHE_ADAPTER, it is filesystem; MOSPARO_CACHE_ADAPTER knows memcached too. The other is MOSPARO_CACHE_TTL.',
  },
  {
    route: '/multi',
    title: 'Several nodes',
    text: 'Share the cache with MOSPARO_CACHE_ADAPTER, then every node sees it.',
  },
  {
    route: '/docker',
    title: 'Install with Docker',
    text: 'Start the container.',
    code: 'docker compose up\nimage: mosparo/mosparo',
  },
  {
    route: '/verify',
    title: 'Verification',
    text: 'The backend verifies. The message "Submit token not found or not valid." means the token was used twice.',
  },
  {route: '/password', title: 'Change your password', text: 'Choose a new password.'},
];
const german = [
  {route: '/regeln', title: 'Regeln', text: 'Eine Regel sucht Einträge.'},
  {route: '/pakete', title: 'Regelpakete', text: 'Pakete mit Regeln von außen.'},
  {
    route: '/sicherheit',
    title: 'Sicherheitseinstellungen',
    text: 'Einstellungen für die Sicherheit: IP-Adressen werden gesperrt.',
  },
  {
    route: '/pruefen',
    title: 'Überprüfung',
    text: 'Das Backend überprüft die Größe und die Häufigkeit.',
  },
  {route: '/variablen', title: 'Umgebungsvariablen', text: 'Jede Variable der Umgebung.'},
];
const en = fixtureIndex(english, 'en', [
  ['ruleset', 'rule package'],
  ['2fa', 'password'],
]);
const de = fixtureIndex(german, 'de');
const routes = (query: string, index = en) =>
  search([index], query).results.map(({document}) => document.sectionRoute);

describe('the right page comes first', () => {
  test.each([
    ['rules', '/rules'],
    ['Rule packages', '/packages'],
    ['rule pack', '/packages'],
    ['rating', '/rules#rating'],
    ['password', '/password'],
    ['changing passwords', '/password'],
    ['MOSPARO_CACHE_ADAPTER', '/env#cache'],
    ['mosparo_cache_ad', '/env#cache'],
    ['CACHE_TTL', '/env#cache'],
    ['ruleset', '/packages'],
    ['2FA', '/password'],
    ['instal docker', '/docker'],
    ['passwrod', '/password'],
    ['verfication', '/verify'],
    ['Submit token not found or not valid.', '/verify'],
    ['how do I change my password?', '/password'],
    ['mosparo/mosparo', '/docker'],
  ])('%s → %s', (query, route) => expect(routes(query)[0]).toBe(route));

  test.each([
    ['Pakete', '/pakete'],
    ['Regel', '/regeln'],
    ['regelpak', '/pakete'],
    ['Sicherheits-Einstellungen', '/sicherheit'],
    ['Einstellungen', '/sicherheit'],
    ['sicherheitseinst', '/sicherheit'],
    ['ueberpruefung', '/pruefen'],
    ['uberprufung', '/pruefen'],
    ['überprüfen', '/pruefen'],
    ['Groesse', '/pruefen'],
    ['Haeufigkeit', '/pruefen'],
    ['gesperrte IP', '/sicherheit'],
    ['Umgebungsvarialben', '/variablen'],
    ['Variable', '/variablen'],
  ])('de: %s → %s', (query, route) => expect(routes(query, de)[0]).toBe(route));
});

describe('queries without results', () => {
  test.each(['', '   ', '?', 'xqzvw', 'qqqqqqqqqqq', '42424242'])('%j finds nothing', (query) => {
    expect(routes(query)).toEqual([]);
  });
});

describe('limits and merging', () => {
  const many = fixtureIndex(
    Array.from({length: 30}, (_, n) => ({route: `/p${n}`, title: `Page ${n}`, text: 'token'})),
  );

  test('at most eight results', () => expect(routes('token', many)).toHaveLength(8));

  test('results of several indexes are sorted by score', () => {
    const scores = search([many, en], 'token').results.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.length).toBeLessThanOrEqual(8);
  });

  test('an index of another format is refused', () => {
    expect(() => loadIndex(JSON.parse('{"documents":[{}],"index":{"version":9}}'))).toThrow(
      'Index of version 9',
    );
  });

  test('parent categories are in the vocabulary only when they are switched on', () => {
    const sections = [{route: '/a', title: 'Apple', text: 'fruit', parents: ['Orchard']}];
    const indexed = (searchParentCategories: boolean) =>
      fixtureIndex(sections, 'en', [], {searchParentCategories});
    expect(indexed(false).terms).not.toContain('orchard');
    expect(routes('orchard', indexed(false))).toEqual([]);
    expect(routes('orchard', indexed(true))).toEqual(['/a']);
  });
});

describe('presentation', () => {
  const shown = (query: string, index = en) => search([index], query).results[0];
  const marked = (parts: readonly {text: string; match: boolean}[] = []) =>
    parts.filter(({match}) => match).map(({text}) => text);

  test('matches are marked in title and excerpt', () => {
    expect(marked(shown('rules')?.titleParts)).toEqual(['Rules']);
    expect(marked(shown('überprüft', de)?.excerpt)).toEqual(['überprüft']);
  });

  test('marked and plain parts together are the whole title', () => {
    const result = shown('überprüfung größe', de);
    expect(result?.titleParts.map(({text}) => text).join('')).toBe('Überprüfung');
  });

  test('wants the whole text, whose sentence with the match is shown', () => {
    const text = `${'word '.repeat(60)}needle`;
    const index = fixtureIndex([{route: '/a', title: 'Apple', text}]);
    const [early] = search([index], 'needle').results;
    expect(early?.wantsText).toBe(true);
    expect(early?.excerpt.map((part) => part.text).join('')).toMatch(/^word word/);
    const [result] = search([index], 'needle', 8, () => text).results;
    expect(marked(result?.excerpt)).toEqual(['needle']);
    expect(result?.wantsText).toBe(false);
  });

  test('a section without text shows how its page begins', () => {
    const index = fixtureIndex([
      {route: '/a', title: 'Apple', text: 'It grows on trees.'},
      {route: '/a#sorts', title: 'Sorts'},
    ]);
    expect(index.documents[1]?.content).toBe('It grows on trees.');
  });
});

test('two builds give the same bytes', () => {
  const options = {language: 'de', synonyms: []} as const;
  const build = () => JSON.stringify(buildIndex(fixtureSections(german), options));
  expect(build()).toBe(build());
});

test('the parts of an unknown compound are searched separately', () => {
  const index = fixtureIndex(
    [
      {route: '/proxy', title: 'Reverse-Proxy', text: 'Welche Einstellungen der Proxy braucht.'},
      {route: '/a', title: 'Benutzer', text: 'Die Einstellungen eines Benutzers.'},
    ],
    'de',
  );
  const found = search([index], 'Proxyeinstellungen').results.map(({document}) => document.title);
  expect(found[0]).toBe('Reverse-Proxy');
});

test('words that only a typo explains are named as the results write them', () => {
  const corrections = (query: string) => search([fixtureIndex(english)], query).corrections;
  expect(corrections('dokcer container')).toEqual([{typed: 'dokcer', meant: 'Docker'}]);
  expect(corrections('docker')).toEqual([]);
});
