import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {boxSizeFacts, designSettings} from '../../../../data/designSettings';
import {encodeShared, MAX_LINK, readFragment} from '../../frame/core/shared';
import {parseColor} from './color';
import {colorNames, defaultDesign, readColor, sizes, valueOf, type Design} from './design';
import {decodeDesign, encodeDesign} from './link';
import {checkbox, dimensions, lookOf} from './look';
import {pairsOf} from './pairs';

describe('the settings', () => {
  const settings = Object.values(designSettings).flatMap((group) => group.settings);
  const defaultOf = (key: string) => settings.find((each) => each.key === key)?.default.en;

  it('have the defaults of the reference', () => {
    for (const name of colorNames) expect(defaultDesign[name]).toBe(defaultOf(name));
    expect(defaultOf('simpleBoxSize')).toBe('Medium');
  });

  it('have the dimensions of the table of sizes', () => {
    for (const size of sizes) {
      const {fontSize, lineHeight, boxRadius, boxBorderWidth, width} = dimensions[size];
      expect(boxSizeFacts.map((fact) => fact[size]).slice(0, 4)).toEqual([
        `${fontSize} / ${lineHeight}`,
        `${boxRadius} / ${boxBorderWidth}`,
        width.join(' / '),
        `${dimensions[size].checkbox} / ${checkbox.radius}`,
      ]);
    }
  });

  it.each([
    ['', undefined],
    ['transparent', undefined],
    ['rgba(0, 0, 0, 0.5)', undefined],
    ['url(//x)', undefined],
    ['#123', 'rgb(17, 34, 51)'],
    ['RGB(1 2 3)', 'rgb(1, 2, 3)'],
  ])('a color: %j becomes %s', (typed, value) => {
    const design = {...defaultDesign, colorWebsiteAccent: typed};
    expect(valueOf(design, 'colorWebsiteAccent')).toBe(value ?? defaultDesign.colorWebsiteAccent);
    expect(readColor(typed) === undefined).toBe(value === undefined);
  });
});

describe('a design', () => {
  it('derives all other colors', () => {
    const look = lookOf({...defaultDesign, colorWebsiteAccent: '#123456'});
    const accent = {red: 0x12, green: 0x34, blue: 0x56, alpha: 1};
    expect(look.normal.checkbox).toEqual(accent);
    expect(look.focusShadow).toEqual({...accent, alpha: 0.5});
    expect(look.overlay.alpha).toBe(0.8);
  });

  it.each<[Partial<Design>, string[]]>([
    [{}, []],
    [{colorWebsiteAccent: '#fe0'}, ['checkbox', 'focusCheckbox', 'loadingPart', 'overlayCircle']],
    [{colorWebsiteForeground: '#888'}, ['text']],
    [{colorWebsiteForeground: '#888', simpleBoxSize: 'large'}, []],
  ])('%j has too little contrast in %j', (change, names) => {
    const pairs = pairsOf(lookOf({...defaultDesign, ...change}));
    expect(pairs.filter(({passes}) => !passes).map(({name}) => name)).toEqual(names);
  });
});

describe('a link to the designer', () => {
  it('contains only changed values, and restores them', () => {
    const design: Design = {
      ...defaultDesign,
      colorWebsiteAccent: 'rgb(1, 2, 3)',
      simpleBoxSize: 'large',
    };
    const entries = encodeDesign(design);
    expect(entries.map(([name]) => name)).toEqual(['colorWebsiteAccent', 'simpleBoxSize']);
    const link = readFragment('box', encodeShared('box', entries));
    const read = link.kind === 'state' ? decodeDesign(link.shared) : undefined;
    expect(read).toEqual({state: design, unread: 0});
  });

  it.each([
    'colorWebsiteAccent=javascript:alert(1)',
    'colorWebsiteBackground=url(https://www.example.com/x)',
    'simpleBoxSize=huge',
    '__proto__=1&constructor=2',
  ])('ignores invalid values: %s', (text) => {
    expect(decodeDesign(new URLSearchParams(text)).state).toEqual(defaultDesign);
  });

  it('with any text shows a box, and what is invalid is the default', () => {
    const name = fc.constantFrom(...colorNames, 'simpleBoxSize');
    fc.assert(
      fc.property(name, hostileText(MAX_LINK), hostileText(MAX_LINK), (key, value, text) => {
        for (const shared of [new URLSearchParams({[key]: value}), new URLSearchParams(text)]) {
          const design = decodeDesign(shared).state;
          for (const each of colorNames) expect(design[each]).toBe(valueOf(design, each));
          expect(encodeShared('box', encodeDesign(design)).length).toBeLessThan(MAX_LINK);
          expectQuick(() => void pairsOf(lookOf(decodeDesign(shared).state)));
        }
      }),
    );
  });
});

it('a color with endless white space is refused', () => {
  const space = ' '.repeat(5000);
  const color = `rgb(1${space}1${space}1${space}/${space}x`;
  expect(parseColor(color)).toBeUndefined();
  expectQuick(() => void parseColor(color));
});
