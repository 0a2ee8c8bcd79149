import type {Color} from './color';
import {colorOf, type Design, type Size} from './design';
import {readableTone} from './readable';

/** Dimensions of a box size, in pixels. */
interface Dimensions {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly padding: readonly [top: number, right: number, bottom: number, left: number];
  readonly boxRadius: number;
  readonly boxBorderWidth: number;
  readonly width: readonly [least: number, most: number];
  readonly checkbox: number;
  readonly gap: number;
  readonly icon: number;
  readonly iconWidth: number;
}

export const dimensions: Readonly<Record<Size, Dimensions>> = {
  small: {
    fontSize: 12,
    lineHeight: 16,
    padding: [16, 16, 16, 20],
    boxRadius: 8,
    boxBorderWidth: 2,
    width: [250, 430],
    checkbox: 32,
    gap: 16,
    icon: 16,
    iconWidth: 2,
  },
  medium: {
    fontSize: 16,
    lineHeight: 22,
    padding: [20, 20, 20, 24],
    boxRadius: 11,
    boxBorderWidth: 3,
    width: [300, 500],
    checkbox: 40,
    gap: 20,
    icon: 20,
    iconWidth: 2,
  },
  large: {
    fontSize: 24,
    lineHeight: 32,
    padding: [26, 26, 26, 30],
    boxRadius: 16,
    boxBorderWidth: 4,
    width: [300, 570],
    checkbox: 44,
    gap: 24,
    icon: 22,
    iconWidth: 4,
  },
};

/** Those of the medium box in every size: the simple mode never sets them. */
export const checkbox = {radius: 20, borderWidth: 3} as const;

/** The checkbox and the text of a state. Its border has the color of the checkbox. */
export interface StateLook {
  readonly checkbox: Color;
  readonly text: Color;
}

/** All colors that mosparo derives from the three of the website. */
export interface BoxLook {
  readonly size: Size;
  /** Of the page and of the box. */
  readonly background: Color;
  readonly accent: Color;
  readonly normal: StateLook;
  readonly success: StateLook;
  readonly failure: StateLook;
  readonly focusShadow: Color;
  readonly overlay: Color;
}

export function lookOf(design: Design): BoxLook {
  const background = colorOf(design, 'colorWebsiteBackground');
  const text = colorOf(design, 'colorWebsiteForeground');
  const accent = colorOf(design, 'colorWebsiteAccent');
  const [green, red] = [readableTone('green', background), readableTone('red', background)];
  return {
    size: design.simpleBoxSize,
    background,
    accent,
    normal: {checkbox: accent, text},
    success: {checkbox: green, text: green},
    failure: {checkbox: red, text: red},
    focusShadow: {...accent, alpha: 0.5},
    overlay: {...background, alpha: 0.8},
  };
}
