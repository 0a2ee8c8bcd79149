import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {screens} from '../../../data/screens';
import type {Box, LocalizedScreen} from '../../../data/screens/types';
import {inEachLanguage, same} from '../../../texts';
import {screenProps, type View} from './screenProps';

const all: [string, LocalizedScreen][] = Object.entries(screens);

describe('screenProps', () => {
  it('uses the language of the page and counts from `start`', () => {
    const wish = {marks: ['enable-rule', 'rating'], start: 3};
    const {labels, wide, caption} = screenProps(screens['submission-rule-editor'], 'de', wish);
    expect(labels).toEqual(['Regel aktivieren', 'Bewertung']);
    expect(wide.markers.map(({name}) => name)).toEqual([3, 4]);
    expect(caption).toBe('Die Einstellungen der Regel für Zufallswerte');
  });

  it('names the marks by letters, where steps have numbers of their own', () => {
    const wish = {marks: ['enable-rule', 'rating'], start: 'A'} as const;
    const {names, wide} = screenProps(screens['submission-rule-editor'], 'en', wish);
    expect(names).toEqual(['A', 'B']);
    expect(wide.markers.map(({name}) => name)).toEqual(names);
  });

  it('throws for an unknown mark and names it', () => {
    expect(() => screenProps(screens.login, 'en', {marks: ['logout']})).toThrow(/mark "logout"/);
  });
});

describe('the frame of a field', () => {
  it('has its hint too, which it would cut otherwise', () => {
    const field = [20, 40, 300, 68] as const;
    const hint = [20, 112, 280, 40] as const;
    const screen: LocalizedScreen = {
      ...screens.login,
      marks: {login: {label: same('Login'), ...inEachLanguage(() => field)}},
      pieces: inEachLanguage((_t, locale) => (locale === 'en' ? [field, hint] : [field])),
    };
    const heights = (['en', 'de'] as const).map(
      (locale) => screenProps(screen, locale, {marks: ['login']}).wide.markers[0]!.frame[3],
    );
    expect(heights).toEqual([112 + 8, 68 + 8]);
  });
});

it.each(locales)('a wide view cuts no points at its right edge: %s', (locale) => {
  const screen: LocalizedScreen = screens['submission-spam'];
  const marks = ['spam', 'verification', 'source', 'form-data', 'client', 'rating-details'];
  const [left, top, width, height] = screenProps(screen, locale, {marks}).wide.box;
  const right = left + width;
  const cut = screen.pieces![locale].filter(
    ([x, y, w, h]) => x < right && x + w > right && y < top + height && y + h > top,
  );
  expect(cut).toEqual([]);
});

describe('parts on a phone', () => {
  const pictures = [
    [
      'settings-general',
      ['host', 'unique-identification-number', 'public-key', 'private-key', 'hosts'],
    ],
    ['project-connection', ['host', 'unique-identification-number', 'public-key', 'private-key']],
    ['settings-security', ['edit-general-security-settings']],
    [
      'admin-security',
      [
        'number-of-requests-for-username-and-ip-address',
        'number-of-requests-for-an-ip-address',
        'time-range',
        'provider-presets',
        'list-of-trusted-proxies',
      ],
    ],
  ] as const;
  const cases = pictures.flatMap((picture) =>
    locales.map((locale) => [...picture, locale] as const),
  );

  it.each(cases)('show nothing twice and cut no line: %s %s %s', (name, marks, locale) => {
    const screen: LocalizedScreen = screens[name];
    const {narrow} = screenProps(screen, locale, {marks});
    const seen = (screen.pieces?.[locale] ?? []).map((piece) => {
      const [x, y, width, height] = piece;
      const views = narrow.filter(
        ({box}) =>
          x + width > box[0] + 2 &&
          x < box[0] + box[2] - 2 &&
          y + height > box[1] + 2 &&
          y < box[1] + box[3] - 2,
      );
      return {piece, views};
    });
    expect(seen.filter(({views}) => views.length > 1)).toEqual([]);
    const cut = ([x, , width]: Box, {box}: View) => x < box[0] || x + width > box[0] + box[2];
    expect(seen.filter(({piece, views}) => views.some((view) => cut(piece, view)))).toEqual([]);
    expect(narrow.filter(({goesOn}) => goesOn)).toEqual([]);
  });

  it.each(locales)('say where text goes on: %s', (locale) => {
    const {narrow} = screenProps(screens['settings-security-edit'], locale, {
      marks: ['field-name'],
    });
    expect(narrow.map(({goesOn}) => goesOn)).toEqual([true]);
  });
});

const isIn = ([x, y, width, height]: Box, [left, top, most, highest]: Box) =>
  x >= left && y >= top && x + width <= left + most && y + height <= top + highest;

describe.each(all)('%s', (_name, screen) => {
  it.each(locales)(
    'every mark is inside the screenshot and shown with its number: %s',
    (locale) => {
      const [width, height] = screen.size[locale];
      for (const [id, mark] of Object.entries(screen.marks)) {
        expect(isIn(mark[locale], [0, 0, width, height]), id).toBe(true);
        const {wide, narrow} = screenProps(screen, locale, {marks: [id]});
        const shows = ({box, markers}: View) =>
          markers.length === 1 &&
          markers.every(({x, y, radius: r}) => isIn([x - r, y - r, 2 * r, 2 * r], box));
        expect(
          [wide, ...narrow].filter((view) => !shows(view)),
          id,
        ).toEqual([]);
      }
    },
  );

  it.each(locales)('crop and focus are inside the screenshot: %s', (locale) => {
    const [width, height] = screen.size[locale];
    for (const box of [screen.crop?.[locale], screen.focus?.[locale]])
      expect(!box || isIn(box, [0, 0, width, height])).toBe(true);
  });
});
