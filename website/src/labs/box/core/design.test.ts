import {describe, expect, it} from 'vitest';
import {boxSizeFacts, designColors, designSettings} from '../../../../data/designSettings';
import {encodeShared, readFragment} from '../../frame/core/shared';
import {
  defaultDesign,
  defaultValues,
  dimensions,
  readValue,
  valueOf,
  withValue,
  type Design,
} from './design';
import {allFields, fieldGroups, sizes} from './fields';
import {decodeDesign, encodeDesign} from './link';
import {lookOf} from './look';
import {pairsOf} from './pairs';

const field = (key: string) => {
  const found = allFields.find((each) => each.key === key);
  if (!found) throw new Error(`There is no field ${key}.`);
  return found;
};

const stored = (value: string) => value.replace(' px', 'px');

describe('the fields', () => {
  it('are those of the reference, with the same defaults', () => {
    const settings = Object.values(designSettings).flatMap((group) => group.settings);
    for (const {key, default: expected} of settings) {
      const ours = field(key);
      if (ours.kind === 'switch') expect(expected.en).toBe('on');
      else if (ours.kind === 'size') expect(expected.en).toBe('Medium');
      else if (ours.kind === 'number') expect(`${ours.default} px`).toBe(expected.en);
      else expect(ours.default).toBe(stored(expected.en));
    }
  });

  it('have the defaults of the color table in every state', () => {
    for (const state of ['normal', 'focus', 'loading', 'success', 'failure'] as const) {
      const group = fieldGroups.advanced.find(({key}) => key === state);
      const colors = group?.fields.filter(({kind}) => kind === 'color') ?? [];
      const table = designColors.flatMap((row) => {
        const value = row[state];
        return value ? [[row.label.en, value.en]] : [];
      });
      expect(Object.fromEntries(colors.map((each) => [each.label.en, each.default]))).toEqual(
        Object.fromEntries(table),
      );
    }
  });

  it('have the dimensions of the table of sizes', () => {
    // The stylesheet of the simple design keeps the radius of the medium checkbox.
    const simpleCheckboxRadius = dimensions.medium.checkboxRadius;
    for (const size of sizes) {
      const {
        fontSize,
        lineHeight,
        boxRadius,
        boxBorderWidth,
        width,
        checkbox,
        largestRadiusWithLogo,
      } = dimensions[size];
      expect(boxSizeFacts.map((fact) => fact[size])).toEqual([
        `${fontSize} / ${lineHeight}`,
        `${boxRadius} / ${boxBorderWidth}`,
        width.join(' / '),
        `${checkbox} / ${simpleCheckboxRadius}`,
        String(largestRadiusWithLogo),
      ]);
    }
  });

  it('accept their own defaults', () => {
    for (const each of allFields) expect(readValue(each, each.default)).toBe(each.default);
  });

  it.each([
    ['boxBorderWidth', '21', undefined],
    ['boxBorderWidth', '20', '20'],
    ['checkboxBorderWidth', '0', undefined],
    ['checkboxRadius', '23', undefined],
    ['boxRadius', '-1', undefined],
    ['boxRadius', '1.5', undefined],
    ['fontSize', '1.2rem', '1.2rem'],
    ['fontSize', '12pt', undefined],
    ['fontSize', 'px', undefined],
    ['colorText', '', undefined],
    ['colorText', 'rgba(0, 0, 0, 0.5)', undefined],
    ['colorText', '#123', 'rgb(17, 34, 51)'],
    ['colorCheckbox', '', undefined],
    ['colorCheckbox', 'rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)'],
    ['colorBackground', '', 'transparent'],
    ['simpleBoxSize', 'huge', undefined],
    ['showMosparoLogo', 'yes', undefined],
  ])('%s: %j becomes %s', (key, typed, value) => {
    expect(readValue(field(key), typed)).toBe(value);
  });
});

describe('a design', () => {
  const advanced: Design = {mode: 'advanced', values: defaultValues};

  it('falls back to the default while a value is invalid', () => {
    expect(valueOf(withValue(advanced, 'boxRadius', 'wide'), 'boxRadius')).toBe('11');
  });

  it('gets the dimensions of a size that is chosen', () => {
    const {values} = withValue(advanced, 'advancedBoxSize', 'large');
    expect([values.boxRadius, values.checkboxBorderWidth, values.fontSize]).toEqual([
      '16',
      '4',
      '24px',
    ]);
    expect(withValue(advanced, 'simpleBoxSize', 'large').values.boxRadius).toBe('11');
  });

  it('derives all other colors in the simple mode', () => {
    const look = lookOf(withValue(defaultDesign, 'colorWebsiteAccent', '#123456'));
    const accent = {red: 0x12, green: 0x34, blue: 0x56, alpha: 1};
    expect(look.normal.border).toEqual(accent);
    expect(look.loadingPart).toEqual(accent);
    expect(look.focusShadow).toEqual({...accent, alpha: 0.5});
    expect(look.overlay.background.alpha).toBe(0.8);
    expect(look.failure.text).toEqual(look.errorText);
  });

  it('loses the logo when the radius is too large', () => {
    const logo = (radius: string) => lookOf(withValue(advanced, 'boxRadius', radius)).logo;
    expect([logo('20'), logo('21')]).toEqual([true, false]);
  });

  it.each([
    ['simple', []],
    ['advanced', ['focusCheckbox', 'errorText']],
    ['invisible', ['errorText']],
  ] as const)('with the defaults of the mode %s has too little contrast in %j', (mode, names) => {
    const pairs = pairsOf(lookOf({...defaultDesign, mode}), mode);
    expect(pairs.filter(({passes}) => !passes).map(({name}) => name)).toEqual(names);
  });

  it('needs less contrast for the text of the large box', () => {
    const need = (size: string) =>
      pairsOf(lookOf(withValue(defaultDesign, 'simpleBoxSize', size)), 'simple')[0]?.needed;
    expect([need('medium'), need('large')]).toEqual([4.5, 3]);
  });

  it('shows the page through a background that is not opaque', () => {
    const dark = withValue(withValue(advanced, 'preview', '#000'), 'colorBackground', '');
    expect(pairsOf(lookOf(dark), 'advanced')[0]).toMatchObject({
      name: 'text',
      ratio: 1,
      passes: false,
    });
  });
});

describe('a link to the designer', () => {
  it('contains only changed values, and restores them', () => {
    const design = {...withValue(defaultDesign, 'boxRadius', '7'), mode: 'advanced'} as const;
    const entries = encodeDesign(design);
    expect(entries).toEqual([
      ['mode', 'advanced'],
      ['boxRadius', '7'],
    ]);
    const link = readFragment('box', encodeShared('box', entries));
    const read = link.kind === 'state' ? decodeDesign(link.shared) : undefined;
    expect(read).toEqual({state: design, unread: 0});
  });

  it.each([
    'mode=evil',
    'colorText=javascript:alert(1)',
    'colorBackground=url(https://www.example.com/x)',
    'fontSize=1px;position:fixed',
    'boxRadius=1e9',
    '__proto__=1&constructor=2',
  ])('ignores invalid values: %s', (text) => {
    expect(decodeDesign(new URLSearchParams(text)).state).toEqual(defaultDesign);
  });
});
