import {designColors, designSettings} from '../../../../data/designSettings';
import {same, t, type Localized} from '../../../../texts';

export const modes = ['simple', 'advanced', 'invisible'] as const;
export type Mode = (typeof modes)[number];

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** What can be entered in a field. */
export type FieldKind =
  | {readonly kind: 'size'}
  | {readonly kind: 'number'; readonly minimum: number; readonly maximum: number}
  | {readonly kind: 'length'}
  | {readonly kind: 'switch'}
  | {readonly kind: 'color'; readonly mayBeEmpty: boolean; readonly mayBeTranslucent: boolean};

export type Field = FieldKind & {
  readonly key: string;
  readonly label: Localized;
  readonly default: string;
};

export interface FieldGroup {
  readonly key: string;
  readonly title: Localized;
  readonly fields: readonly Field[];
}

/** `filled` colors may be translucent, but not fully transparent. */
type ColorRules = 'any' | 'filled' | 'opaque';

const settingLabels = new Map<string, Localized>(
  Object.values(designSettings).flatMap(({settings}) =>
    settings.map(({key, label}) => [key, label] as const),
  ),
);

function labelOf(key: string): Localized {
  const label = settingLabels.get(key);
  if (!label) throw new Error(`There is no design setting ${key}.`);
  return label;
}

function color(key: string, label: Localized, value: string, rules: ColorRules): Field {
  const mayBeEmpty = rules === 'any';
  return {
    key,
    label,
    kind: 'color',
    mayBeEmpty,
    mayBeTranslucent: rules !== 'opaque',
    default: value,
  };
}

function colorLabel(name: string): Localized {
  const row = designColors.find(({label}) => label.en === name);
  if (!row) throw new Error(`There is no color ${name}.`);
  return row.label;
}

const white = 'rgb(255, 255, 255)';
const black = 'rgb(0, 0, 0)';
const red = 'rgb(255, 0, 0)';
const blue = 'rgb(0, 0, 255)';
const shadow = 'rgba(170, 170, 170, 0.3)';

const preview: Field = color('preview', t('Preview background'), white, 'any');

function website(key: string, value: string): Field {
  return color(key, labelOf(key), value, 'opaque');
}

function number(key: string, value: number, minimum: number, maximum: number): Field {
  return {key, label: labelOf(key), kind: 'number', minimum, maximum, default: String(value)};
}

function onOff(key: string): Field {
  return {key, label: labelOf(key), kind: 'switch', default: '1'};
}

/** Background, border, checkbox, text and shadows of one state. */
function stateColors(prefix: string, checkbox: string): Field[] {
  const key = (name: string) => `color${prefix}${name}`;
  return [
    color(key('Background'), colorLabel('Background'), white, 'any'),
    color(key('Border'), colorLabel('Border'), black, 'any'),
    color(key('Checkbox'), colorLabel('Checkbox'), checkbox, 'filled'),
    color(key('Text'), colorLabel('Text'), black, 'opaque'),
    color(key('Shadow'), colorLabel('Shadow'), shadow, 'any'),
    color(key('ShadowInset'), colorLabel('Shadow Inset'), 'transparent', 'any'),
  ];
}

function loader(prefix: string): Field[] {
  return [
    color(
      `${prefix}LoaderBackground`,
      labelOf(`${prefix}LoaderBackground`),
      'rgba(255, 255, 255, 0.8)',
      'filled',
    ),
    color(`${prefix}LoaderText`, labelOf(`${prefix}LoaderText`), black, 'filled'),
    color(`${prefix}LoaderCircle`, labelOf(`${prefix}LoaderCircle`), blue, 'filled'),
  ];
}

const states: Readonly<Record<string, Localized>> = {
  dimensions: t('Dimensions and font size'),
  simple: t('Colors and Dimension'),
  normal: t('Normal'),
  focus: t('On focus and hover'),
  loading: t('When loading'),
  success: t('Success'),
  failure: t('Failure'),
  invisible: t('Invisible'),
  preview: t('Preview'),
};

function group(key: string, fields: readonly Field[]): FieldGroup {
  return {key, title: states[key] ?? same(key), fields};
}

const NO_LIMIT = 999;

/** All fields of the three design modes, in the order of the product's pages. */
export const fieldGroups: Readonly<Record<Mode, readonly FieldGroup[]>> = {
  simple: [
    group('simple', [
      website('colorWebsiteBackground', white),
      website('colorWebsiteForeground', black),
      website('colorWebsiteAccent', 'rgb(32, 107, 196)'),
      {key: 'simpleBoxSize', label: labelOf('simpleBoxSize'), kind: 'size', default: 'medium'},
    ]),
  ],
  advanced: [
    group('dimensions', [
      {key: 'advancedBoxSize', label: labelOf('advancedBoxSize'), kind: 'size', default: 'medium'},
      number('boxRadius', 11, 0, NO_LIMIT),
      number('boxBorderWidth', 3, 0, 20),
      number('checkboxRadius', 20, 0, 22),
      number('checkboxBorderWidth', 3, 1, 5),
      {key: 'fontSize', label: labelOf('fontSize'), kind: 'length', default: '16px'},
      {key: 'lineHeight', label: labelOf('lineHeight'), kind: 'length', default: '22px'},
    ]),
    group('normal', [...stateColors('', black), onOff('showPingAnimation')]),
    group('focus', [
      color('colorFocusCheckbox', colorLabel('Checkbox'), 'rgb(170, 170, 170)', 'filled'),
      color('colorFocusCheckboxShadow', colorLabel('Checkbox Shadow'), shadow, 'any'),
      onOff('showMosparoLogo'),
    ]),
    group('loading', [
      color('colorLoadingCheckbox', colorLabel('Checkbox'), 'transparent', 'any'),
      color('colorLoadingCheckboxAnimatedCircle', colorLabel('Animated Part'), blue, 'filled'),
    ]),
    group('success', stateColors('Success', 'rgb(0, 170, 0)')),
    group('failure', [
      ...stateColors('Failure', red),
      color('colorFailureTextError', colorLabel('Text Error'), red, 'opaque'),
    ]),
    group('invisible', [...loader('advanced'), onOff('advancedFullPageOverlay')]),
    group('preview', [preview]),
  ],
  invisible: [
    group('invisible', [
      ...loader('invisible'),
      color('invisibleTextError', labelOf('invisibleTextError'), red, 'opaque'),
      onOff('invisibleShowLogo'),
      onOff('invisibleFullPageOverlay'),
    ]),
    group('preview', [preview]),
  ],
};

export const allFields: readonly Field[] = modes.flatMap((mode) =>
  fieldGroups[mode].flatMap(({fields}) => fields),
);
