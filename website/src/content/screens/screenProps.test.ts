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
