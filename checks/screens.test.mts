import {describe, expect, it} from 'vitest';
import {screens} from '../data/screens/index.ts';
import type {Screen} from '../data/screens/types.ts';
import {messages, site, testChecks} from './fixture.mts';
import {webpSize, type ScreenFile} from './screenFiles.mts';
import {checkScreenList} from './screenList.mts';
import {checkScreenUse, checkScreens} from './screens.mts';

const login = (props = '') => `<Screen name="login" ${props} />\n`;
const marked = login("marks={['email-address', 'login']} start={2}");
const twice = (text: string) => site(text, text);

const alt = 'A page with two fields, one above the other, and a button below them.';
const good: Screen = {
  size: {en: [400, 300], de: [410, 300]},
  themes: ['light', 'dark'],
  caption: {en: 'The page', de: 'Die Seite'},
  alt: {en: alt, de: alt},
  marks: {save: {label: {en: 'Save', de: 'Speichern'}, en: [1, 1, 9, 9], de: [1, 1, 9, 9]}},
};
const foreign: Screen = {
  ...good,
  marks: {bogus: {label: {en: 'Bogus', de: 'Humbug'}, en: [1, 1, 9, 9], de: [1, 1, 9, 9]}},
};
const own: Screen = {
  ...good,
  marks: {
    bogus: {label: {en: 'Bogus', de: 'Humbug'}, isPart: true, en: [1, 1, 9, 9], de: [1, 1, 9, 9]},
  },
};

testChecks({
  'pictures in pages': {
    check: checkScreens,
    good: twice(marked),
    bad: [
      ['unknown picture', twice('<Screen name="logout" />\n'), /no picture "logout"/],
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

describe('pictures in use', () => {
  it('are on a page or in a component', () => {
    const code = {'src/pages/a.tsx': "import b from '@site/data/screens/en/b.webp';"};
    const shown = site('<Screen name="a" />\n', '', {code});
    expect(messages(checkScreenUse(shown, {a: good, b: good}))).toEqual([]);
  });

  it('finds: an unused picture', () => {
    expect(messages(checkScreenUse(site('', ''), {a: good}))[0]).toMatch(/No page shows .*"a"/);
  });
});

describe('list of pictures', () => {
  const file = (locale: 'en' | 'de', name: string): ScreenFile => ({
    locale,
    name,
    bytes: 9,
    size: [locale === 'en' ? 800 : 820, 600],
  });
  const files = [file('en', 'a'), file('en', 'a-dark'), file('de', 'a'), file('de', 'a-dark')];
  const found = (screen: Screen, present: readonly ScreenFile[] = files) =>
    messages(checkScreenList(site('', ''), {a: screen}, present)).join('\n');

  it('accepts a valid list', () => {
    expect(found(good)).toBe('');
  });

  const half = {...good.size} as {en: readonly [number, number]};
  Reflect.deleteProperty(half, 'de');

  it.each<[string, Screen, readonly ScreenFile[], RegExp]>([
    ['no alternative text', {...good, alt: {en: alt, de: ''}}, files, /of 0 characters in "de"/],
    ['a long one', {...good, alt: {en: alt.repeat(6), de: alt}}, files, /characters in "en"/],
    ['no caption', {...good, caption: {en: '', de: 'a'}}, files, /no caption in "en"/],
    ['no size', {...good, size: half as Screen['size']}, files, /no size in "de"/],
    ['another size', {...good, size: {en: [401, 300], de: [410, 300]}}, files, /is 800 × 600/],
    ['a missing language', good, files.slice(0, 2), /de\/a\.webp is missing/],
    ['a spare file', good, [...files, file('en', 'b')], /en\/b\.webp is in no list/],
    ['too many bytes', good, [...files, {...file('en', 'a'), bytes: 1e7}], /more than 10000000/],
    ['a misnamed mark', {...good, marks: {store: good.marks.save!}}, files, /is called "Save"/],
    [
      'a mark outside',
      {...good, marks: {save: {...good.marks.save!, de: [402, 1, 9, 9]}}},
      files,
      /"save" of "a" leaves its picture of 410 × 300 in "de"/,
    ],
  ])('finds: %s', (_what, screen, present, message) => {
    expect(found(screen, present)).toMatch(message);
  });

  it('a file that is no WebP has no size', () => {
    expect(webpSize(Buffer.alloc(30))).toBeUndefined();
  });

  it('every label of a mark is an interface text of the product', () => {
    const uses = Object.entries(screens as Readonly<Record<string, Screen>>)
      .map(
        ([name, {marks}]) =>
          `<Screen name="${name}" marks={${JSON.stringify(Object.keys(marks))}} />`,
      )
      .join('\n\n');
    expect(messages(checkScreens(twice(uses)))).toEqual([]);
  });
});
