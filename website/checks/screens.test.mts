import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../config/locales.ts';
import {same} from '../texts/index.ts';
import {screens} from '../data/screens/index.ts';
import type {Box, LocalizedScreen} from '../data/screens/types.ts';
import {messages, site, testChecks} from './fixture.mts';
import {webpSize, type ScreenFile} from './screenFiles.mts';
import {checkScreenList, checkScreenPlaces} from './screenList.mts';
import {checkScreenUse, checkScreens} from './screens.mts';

const login = (props = '') => `<Screen name="login" ${props} />\n`;
const marked = login("marks={['email-address', 'login']} start={2}");
const twice = (text: string) => site(text, text);

/** The same value in every language. */
const inEach = <Value,>(value: Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, Value>;
type Mark = LocalizedScreen['marks'][string];
const alt = 'A page with two fields, one above the other, and a button below them.';
const save: Mark = {
  label: {...same('Save'), de: 'Speichern'},
  ...inEach<Box>([1, 1, 9, 9]),
};
const good: LocalizedScreen = {
  size: {...inEach([400, 300] as const), de: [410, 300]},
  themes: ['light', 'dark'],
  caption: {...same('The page'), de: 'Die Seite'},
  alt: same(alt),
  marks: {save},
};
const bogus: Mark = {...save, label: {...same('Bogus'), de: 'Humbug'}};
const foreign: LocalizedScreen = {...good, marks: {bogus}};
const own: LocalizedScreen = {...good, marks: {bogus: {...bogus, isPart: true}}};

testChecks({
  'screenshots on pages': {
    check: checkScreens,
    good: twice(marked),
    bad: [
      ['unknown screenshot', twice('<Screen name="logout" />\n'), /no screenshot "logout"/],
      ['unknown mark', twice(login("marks={['logout']}")), /has no mark "logout"/],
      ['computed marks', twice(login('marks={all}')), /cannot be read/],
      [
        'other marks in German',
        site(marked, login("marks={['login']}")),
        /where docs\/a\.mdx shows/,
      ],
      ['more in German', site(login(), login() + login()), /shows "nothing"/],
    ],
  },
});

describe('labels of marks', () => {
  const page = twice('<Screen name="a" marks={[\'bogus\']} />\n');

  it('are texts of the product', () => {
    expect(messages(checkScreens(page, {a: foreign}))[0]).toMatch(/"Bogus" \/ "Humbug"/);
  });

  it('may be our own with isPart', () => {
    expect(messages(checkScreens(page, {a: own}))).toEqual([]);
  });
});

describe('screenshots in use', () => {
  it('are on a page or in a component', () => {
    const code = {'src/pages/a.tsx': "import b from '@site/data/screens/en/b.webp';"};
    const shown = site('<Screen name="a" />\n', '', {code});
    expect(messages(checkScreenUse(shown, {a: good, b: good}))).toEqual([]);
  });

  it('finds: an unused screenshot', () => {
    expect(messages(checkScreenUse(site('', ''), {a: good}))[0]).toMatch(/No page shows .*"a"/);
  });
});

describe('list of screenshots', () => {
  const file = (locale: Locale, name: string): ScreenFile => ({
    locale,
    name,
    bytes: 9,
    size: [locale === 'de' ? 820 : 800, 600],
  });
  const files = locales.flatMap((locale) => [file(locale, 'a'), file(locale, 'a-dark')]);
  const found = (screen: LocalizedScreen, present: readonly ScreenFile[] = files) =>
    messages(checkScreenList(site('', ''), {a: screen}, present)).join('\n');

  it('accepts a valid list', () => {
    expect(found(good)).toBe('');
  });

  const half = {...good.size};
  Reflect.deleteProperty(half, 'de');

  it.each<[string, LocalizedScreen, readonly ScreenFile[], RegExp]>([
    [
      'no alternative text',
      {...good, alt: {...good.alt, de: ''}},
      files,
      /of 0 characters in "de"/,
    ],
    ['a long one', {...good, alt: {...good.alt, en: alt.repeat(6)}}, files, /characters in "en"/],
    ['no caption', {...good, caption: {...good.caption, en: ''}}, files, /no caption in "en"/],
    ['no size', {...good, size: half}, files, /no size in "de"/],
    [
      'another size',
      {...good, size: {...good.size, en: [401, 300]}},
      files,
      /is 400 × 300 .* says 401 × 300/,
    ],
    [
      'a missing language',
      good,
      files.filter(({locale}) => locale !== 'de'),
      /i18n\/de\/screens\/a\.webp is missing/,
    ],
    ['a spare file', good, [...files, file('en', 'b')], /en\/b\.webp is in no list/],
    [
      'too many bytes',
      good,
      [...files, {...file('de', 'a'), bytes: 5e6}],
      /in "de" have 50000\d\d bytes/,
    ],
    ['a misnamed mark', {...good, marks: {store: save}}, files, /is called "Save"/],
    [
      'a mark outside',
      {...good, marks: {save: {...save, de: [402, 1, 9, 9]}}},
      files,
      /"save" of "a" leaves its screenshot of 410 × 300 in "de"/,
    ],
  ])('finds: %s', (_what, screen, present, message) => {
    expect(found(screen, present)).toMatch(message);
  });

  it('reports the file and the line of the entry', () => {
    const code = {'data/screens/area.ts': '\nexport const twoWords: Screen = {};\n'};
    const [problem] = checkScreenList(site('', '', {code}), {'two-words': good}, []);
    expect(problem).toMatchObject({file: 'data/screens/area.ts', line: 2});
  });

  it('counts the bytes of each language on its own', () => {
    const full = locales.map((locale) => ({...file(locale, 'a'), bytes: 4.9e6}));
    expect(found(good, [...full, ...files])).toBe('');
  });

  it('finds: a screenshot without places in a translation', () => {
    const {dashboard} = screens;
    expect(messages(checkScreenPlaces(site('', ''), {dashboard}))).toEqual([]);
    expect(messages(checkScreenPlaces(site('', ''), {a: good}))).toEqual([
      expect.stringContaining('i18n/de/screens/boxes.json has no "a"'),
    ]);
  });

  it('a file that is not WebP has no size', () => {
    expect(webpSize(Buffer.alloc(30))).toBeUndefined();
  });

  it('every label of a mark is an interface text of the product', () => {
    const uses = Object.entries(screens as Readonly<Record<string, LocalizedScreen>>)
      .map(
        ([name, {marks}]) =>
          `<Screen name="${name}" marks={${JSON.stringify(Object.keys(marks))}} />`,
      )
      .join('\n\n');
    expect(messages(checkScreens(twice(uses)))).toEqual([]);
  });
});
