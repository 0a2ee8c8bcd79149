import {same, t, type Localized} from '../texts';
import {on, type Setting, type SettingGroup} from './settings';

const white = same('rgb(255, 255, 255)');
const black = same('rgb(0, 0, 0)');
const red = same('rgb(255, 0, 0)');
const blue = same('rgb(0, 0, 255)');
const gray = same('rgb(170, 170, 170)');
const shadow = same('rgba(170, 170, 170, 0.3)');
const transparent = same('transparent');

const boxSizes: Localized = t('Small, Medium, Large');
const boxSizeLabel: Localized = t('Box size');
const medium: Localized = t('Medium');
const opaque: Localized = t('opaque color, not empty');
const filled: Localized = t('color, not empty');
const lengthUnits: Localized = t('px, em, rem');

/** Every loader field exists twice: for the invisible mode and for the steps of a multi-step form. */
function loader(prefix: string): readonly Setting[] {
  return [
    {
      key: `${prefix}LoaderBackground`,
      label: t('Background color of the loader overlay'),
      meaning: t('Covers the page or the form while the data is checked.'),
      default: same('rgba(255, 255, 255, 0.8)'),
      allowed: filled,
    },
    {
      key: `${prefix}LoaderText`,
      label: t('Text color of the loader'),
      meaning: t('Text in the overlay.'),
      default: black,
      allowed: filled,
    },
    {
      key: `${prefix}LoaderCircle`,
      label: t('Color of the loading circle'),
      meaning: t('The spinning circle in the overlay.'),
      default: blue,
      allowed: filled,
    },
    {
      key: `${prefix}FullPageOverlay`,
      label: t('Use full page overlay'),
      meaning: t('On: the overlay covers the whole page. Off: only the form.'),
      default: on,
    },
  ];
}

/** The fields of the three design modes. Colors are stored as rgb or rgba. */
export const designSettings = {
  simple: {
    caption: t('Visible, simple'),
    settings: [
      {
        key: 'colorWebsiteBackground',
        label: t('Background color of the website'),
        meaning: t('Background of the box, and the color that contrast is measured against.'),
        default: white,
        allowed: opaque,
      },
      {
        key: 'colorWebsiteForeground',
        label: t('Foreground color of the website'),
        meaning: t('Text of the box.'),
        default: black,
        allowed: opaque,
      },
      {
        key: 'colorWebsiteAccent',
        label: t('Accent color of the website'),
        meaning: t('Border, checkbox and loading animation.'),
        default: same('rgb(32, 107, 196)'),
        allowed: opaque,
      },
      {
        key: 'simpleBoxSize',
        label: boxSizeLabel,
        meaning: t('Sets all dimensions of the box, see below.'),
        default: medium,
        allowed: boxSizes,
      },
    ],
  },
  dimensions: {
    caption: t('Visible, advanced: dimensions and font size'),
    settings: [
      {
        key: 'advancedBoxSize',
        label: boxSizeLabel,
        meaning: t('Padding, width and icon size; the fields below refine it.'),
        default: medium,
        allowed: boxSizes,
      },
      {
        key: 'boxRadius',
        label: t('Box radius'),
        meaning: t('Rounding of the corners.'),
        default: same('11 px'),
        allowed: t('from 0'),
        effect: t('Above 15 (small), 20 (medium) or 35 px (large) the logo is not shown.'),
      },
      {
        key: 'boxBorderWidth',
        label: t('Border width'),
        meaning: t('Border of the box.'),
        default: same('3 px'),
        allowed: t('0 to 20'),
      },
      {
        key: 'checkboxRadius',
        label: t('Checkbox radius'),
        meaning: t('Rounding of the checkbox; 0 makes it square.'),
        default: same('20 px'),
        allowed: t('0 to 22'),
        since: '1.4',
      },
      {
        key: 'checkboxBorderWidth',
        label: t('Checkbox border width'),
        meaning: t('Border of the checkbox.'),
        default: same('3 px'),
        allowed: t('1 to 5'),
        since: '1.4',
      },
      {
        key: 'fontSize',
        label: t('Font size'),
        meaning: t('Size of the label.'),
        default: same('16 px'),
        allowed: lengthUnits,
        since: '1.5',
      },
      {
        key: 'lineHeight',
        label: t('Line height'),
        meaning: t('Line height of the label.'),
        default: same('22 px'),
        allowed: lengthUnits,
        since: '1.5',
      },
      {
        key: 'showPingAnimation',
        label: t('Show ping animation to highlight the checkbox'),
        meaning: t('Pulsing ring around the checkbox.'),
        default: on,
      },
      {
        key: 'showMosparoLogo',
        label: t('Show mosparo logo below the checkbox'),
        meaning: t('Small word mark at the lower edge.'),
        default: on,
      },
    ],
  },
  multiStep: {
    caption: t('Visible, advanced: tab Invisible, for the steps of a multi-step form'),
    settings: loader('advanced'),
  },
  invisible: {
    caption: t('Invisible, simple'),
    settings: [
      ...loader('invisible'),
      {
        key: 'invisibleTextError',
        label: t('Text Error'),
        meaning: t('Color of the error message, the only sign of a rejected submission.'),
        default: red,
        allowed: opaque,
      },
      {
        key: 'invisibleShowLogo',
        label: t('Show mosparo logo below the checkbox'),
        meaning: t('Shows the logo below the loading message.'),
        default: on,
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;

/** One color field of the advanced mode: its default in each state of the box. */
export interface ColorRow {
  readonly label: Localized;
  readonly normal?: Localized;
  readonly focus?: Localized;
  readonly loading?: Localized;
  readonly success?: Localized;
  readonly failure?: Localized;
}

export const colorStates = {
  normal: t('Normal'),
  focus: t('On focus and hover'),
  loading: t('When loading'),
  success: t('Success'),
  failure: t('Failure'),
} as const satisfies Record<string, Localized>;

export const designColors: readonly ColorRow[] = [
  {
    label: t('Background'),
    normal: white,
    success: white,
    failure: white,
  },
  {
    label: t('Border'),
    normal: black,
    success: black,
    failure: black,
  },
  {
    label: t('Checkbox'),
    normal: black,
    focus: gray,
    loading: transparent,
    success: same('rgb(0, 170, 0)'),
    failure: red,
  },
  {label: t('Checkbox Shadow'), focus: shadow},
  {label: t('Animated Part'), loading: blue},
  {label: t('Text'), normal: black, success: black, failure: black},
  {label: t('Text Error'), failure: red},
  {
    label: t('Shadow'),
    normal: shadow,
    success: shadow,
    failure: shadow,
  },
  {
    label: t('Shadow Inset'),
    normal: transparent,
    success: transparent,
    failure: transparent,
  },
];

/** Dimensions in pixels that belong to a box size. */
export const boxSizeFacts = [
  {
    label: t('Font size / line height'),
    small: '12 / 16',
    medium: '16 / 22',
    large: '24 / 32',
  },
  {
    label: t('Box radius / border'),
    small: '8 / 2',
    medium: '11 / 3',
    large: '16 / 4',
  },
  {
    label: t('Width from / to'),
    small: '250 / 430',
    medium: '300 / 500',
    large: '300 / 570',
  },
  {
    label: t('Checkbox size / radius'),
    small: '32 / 20',
    medium: '40 / 20',
    large: '44 / 20',
  },
  {
    label: t('Largest box radius with logo'),
    small: '15',
    medium: '20',
    large: '35',
  },
] as const;
