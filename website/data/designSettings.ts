import {same, type Localized} from './localized';
import {on, type Setting, type SettingGroup} from './settings';

const white = same('rgb(255, 255, 255)');
const black = same('rgb(0, 0, 0)');
const red = same('rgb(255, 0, 0)');
const blue = same('rgb(0, 0, 255)');
const gray = same('rgb(170, 170, 170)');
const shadow = same('rgba(170, 170, 170, 0.3)');
const transparent = same('transparent');

const boxSizes: Localized = {en: 'Small, Medium, Large', de: 'Klein, Mittel, Gross'};
const boxSizeLabel: Localized = {en: 'Box size', de: 'Grösse der Box'};
const medium: Localized = {en: 'Medium', de: 'Mittel'};
const opaque: Localized = {en: 'opaque color, not empty', de: 'deckende Farbe, nicht leer'};
const filled: Localized = {en: 'color, not empty', de: 'Farbe, nicht leer'};
const lengthUnits: Localized = {en: 'px, em, rem', de: 'px, em, rem'};

/** Every loader field exists twice: for the invisible mode and for the steps of a multi-step form. */
function loader(prefix: string): readonly Setting[] {
  return [
    {
      key: `${prefix}LoaderBackground`,
      label: {
        en: 'Background color of the loader overlay',
        de: 'Hintergrundfarbe des Lade-Overlays',
      },
      meaning: {
        en: 'Covers the page or the form while the data is checked.',
        de: 'Überdeckt Seite oder Formular, während die Daten geprüft werden.',
      },
      default: same('rgba(255, 255, 255, 0.8)'),
      allowed: filled,
    },
    {
      key: `${prefix}LoaderText`,
      label: {en: 'Text color of the loader', de: 'Schriftfarbe des Lade-Overlays'},
      meaning: {en: 'Text in the overlay.', de: 'Text im Overlay.'},
      default: black,
      allowed: filled,
    },
    {
      key: `${prefix}LoaderCircle`,
      label: {en: 'Color of the loading circle', de: 'Farbe der Lade-Kreises'},
      meaning: {en: 'The spinning circle in the overlay.', de: 'Der drehende Kreis im Overlay.'},
      default: blue,
      allowed: filled,
    },
    {
      key: `${prefix}FullPageOverlay`,
      label: {en: 'Use full page overlay', de: 'Mit Overlay ganze Website überlagern'},
      meaning: {
        en: 'On: the overlay covers the whole page. Off: only the form.',
        de: 'An: Das Overlay überdeckt die ganze Seite. Aus: nur das Formular.',
      },
      default: on,
    },
  ];
}

/** The fields of the three design modes. Colors are stored as rgb or rgba. */
export const designSettings = {
  simple: {
    caption: {en: 'Visible, simple', de: 'Sichtbar, einfach'},
    settings: [
      {
        key: 'colorWebsiteBackground',
        label: {en: 'Background color of the website', de: 'Hintergrundfarbe der Website'},
        meaning: {
          en: 'Background of the box, and the color that contrast is measured against.',
          de: 'Hintergrund der Box und Farbe, gegen die der Kontrast berechnet wird.',
        },
        default: white,
        allowed: opaque,
      },
      {
        key: 'colorWebsiteForeground',
        label: {en: 'Foreground color of the website', de: 'Vordergrundfarbe der Website'},
        meaning: {en: 'Text of the box.', de: 'Text der Box.'},
        default: black,
        allowed: opaque,
      },
      {
        key: 'colorWebsiteAccent',
        label: {en: 'Accent color of the website', de: 'Akzentfarbe der Website'},
        meaning: {
          en: 'Border, checkbox and loading animation.',
          de: 'Rahmen, Kontrollkästchen und Ladeanimation.',
        },
        default: same('rgb(32, 107, 196)'),
        allowed: opaque,
      },
      {
        key: 'simpleBoxSize',
        label: boxSizeLabel,
        meaning: {
          en: 'Sets all dimensions of the box, see below.',
          de: 'Legt alle Maße der Box fest, siehe unten.',
        },
        default: medium,
        allowed: boxSizes,
      },
    ],
  },
  dimensions: {
    caption: {
      en: 'Visible, advanced: dimensions and font size',
      de: 'Sichtbar, erweitert: Abmessungen und Schriftgröße',
    },
    settings: [
      {
        key: 'advancedBoxSize',
        label: boxSizeLabel,
        meaning: {
          en: 'Padding, width and icon size; the fields below refine it.',
          de: 'Innenabstand, Breite und Symbolgröße; die folgenden Felder verfeinern das.',
        },
        default: medium,
        allowed: boxSizes,
      },
      {
        key: 'boxRadius',
        label: {en: 'Box radius', de: 'Radius der Box'},
        meaning: {en: 'Rounding of the corners.', de: 'Rundung der Ecken.'},
        default: same('11 px'),
        allowed: {en: 'from 0', de: 'ab 0'},
        effect: {
          en: 'Above 15 (small), 20 (medium) or 35 px (large) the logo is not shown.',
          de: 'Über 15 (klein), 20 (mittel) oder 35 px (groß) wird das Logo nicht angezeigt.',
        },
      },
      {
        key: 'boxBorderWidth',
        label: {en: 'Border width', de: 'Rahmenbreite'},
        meaning: {en: 'Border of the box.', de: 'Rahmen der Box.'},
        default: same('3 px'),
        allowed: {en: '0 to 20', de: '0 bis 20'},
      },
      {
        key: 'checkboxRadius',
        label: {en: 'Checkbox radius', de: 'Radius des Kontrollkästchens'},
        meaning: {
          en: 'Rounding of the checkbox; 0 makes it square.',
          de: 'Rundung des Kontrollkästchens; 0 macht es eckig.',
        },
        default: same('20 px'),
        allowed: {en: '0 to 22', de: '0 bis 22'},
        since: '1.4',
      },
      {
        key: 'checkboxBorderWidth',
        label: {en: 'Checkbox border width', de: 'Rahmenbreite des Kontrollkästchen'},
        meaning: {en: 'Border of the checkbox.', de: 'Rahmen des Kontrollkästchens.'},
        default: same('3 px'),
        allowed: {en: '1 to 5', de: '1 bis 5'},
        since: '1.4',
      },
      {
        key: 'fontSize',
        label: {en: 'Font size', de: 'Schriftgrösse'},
        meaning: {en: 'Size of the label.', de: 'Größe der Beschriftung.'},
        default: same('16 px'),
        allowed: lengthUnits,
        since: '1.5',
      },
      {
        key: 'lineHeight',
        label: {en: 'Line height', de: 'Zeilenhöhe'},
        meaning: {en: 'Line height of the label.', de: 'Zeilenhöhe der Beschriftung.'},
        default: same('22 px'),
        allowed: lengthUnits,
        since: '1.5',
      },
      {
        key: 'showPingAnimation',
        label: {
          en: 'Show ping animation to highlight the checkbox',
          de: 'Ping-Animation anzeigen, um die Checkbox hervorzuheben',
        },
        meaning: {
          en: 'Pulsing ring around the checkbox.',
          de: 'Pulsierender Ring um das Kontrollkästchen.',
        },
        default: on,
      },
      {
        key: 'showMosparoLogo',
        label: {
          en: 'Show mosparo logo below the checkbox',
          de: 'mosparo Logo unterhalb der Checkbox anzeigen',
        },
        meaning: {
          en: 'Small word mark at the lower edge.',
          de: 'Kleiner Schriftzug am unteren Rand.',
        },
        default: on,
      },
    ],
  },
  multiStep: {
    caption: {
      en: 'Visible, advanced: tab Invisible, for the steps of a multi-step form',
      de: 'Sichtbar, erweitert: Reiter Unsichtbar, für die Schritte eines mehrstufigen Formulars',
    },
    settings: loader('advanced'),
  },
  invisible: {
    caption: {en: 'Invisible, simple', de: 'Unsichtbar, einfach'},
    settings: [
      ...loader('invisible'),
      {
        key: 'invisibleTextError',
        label: {en: 'Text Error', de: 'Text, Fehler'},
        meaning: {
          en: 'Color of the error message, the only sign of a rejected submission.',
          de: 'Farbe der Fehlermeldung, des einzigen Zeichens einer Ablehnung.',
        },
        default: red,
        allowed: opaque,
      },
      {
        key: 'invisibleShowLogo',
        label: {
          en: 'Show mosparo logo below the checkbox',
          de: 'mosparo Logo unterhalb der Checkbox anzeigen',
        },
        meaning: {
          en: 'Shows the logo below the loading message.',
          de: 'Zeigt das Logo unterhalb der Lade-Nachricht.',
        },
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
  normal: {en: 'Normal', de: 'Normal'},
  focus: {en: 'On focus and hover', de: 'Bei Fokus und Hover'},
  loading: {en: 'When loading', de: 'Beim Laden'},
  success: {en: 'Success', de: 'Erfolg'},
  failure: {en: 'Failure', de: 'Fehlgeschlagen'},
} as const satisfies Record<string, Localized>;

export const designColors: readonly ColorRow[] = [
  {
    label: {en: 'Background', de: 'Hintergrund'},
    normal: white,
    success: white,
    failure: white,
  },
  {
    label: {en: 'Border', de: 'Rahmen'},
    normal: black,
    success: black,
    failure: black,
  },
  {
    label: {en: 'Checkbox', de: 'Checkbox'},
    normal: black,
    focus: gray,
    loading: transparent,
    success: same('rgb(0, 170, 0)'),
    failure: red,
  },
  {label: {en: 'Checkbox Shadow', de: 'Checkbox Shatten'}, focus: shadow},
  {label: {en: 'Animated Part', de: 'Animierter Teil'}, loading: blue},
  {label: {en: 'Text', de: 'Text'}, normal: black, success: black, failure: black},
  {label: {en: 'Text Error', de: 'Text, Fehler'}, failure: red},
  {
    label: {en: 'Shadow', de: 'Schatten'},
    normal: shadow,
    success: shadow,
    failure: shadow,
  },
  {
    label: {en: 'Shadow Inset', de: 'Schatten, Innen'},
    normal: transparent,
    success: transparent,
    failure: transparent,
  },
];

/** Dimensions in pixels that belong to a box size. */
export const boxSizeFacts = [
  {
    label: {en: 'Font size / line height', de: 'Schriftgröße / Zeilenhöhe'},
    small: '12 / 16',
    medium: '16 / 22',
    large: '24 / 32',
  },
  {
    label: {en: 'Box radius / border', de: 'Radius / Rahmen der Box'},
    small: '8 / 2',
    medium: '11 / 3',
    large: '16 / 4',
  },
  {
    label: {en: 'Width from / to', de: 'Breite von / bis'},
    small: '250 / 430',
    medium: '300 / 500',
    large: '300 / 570',
  },
  {
    label: {en: 'Checkbox size / radius', de: 'Größe / Radius des Kontrollkästchens'},
    small: '32 / 20',
    medium: '40 / 20',
    large: '44 / 20',
  },
  {
    label: {en: 'Largest box radius with logo', de: 'Größter Radius mit Logo'},
    small: '15',
    medium: '20',
    large: '35',
  },
] as const;
