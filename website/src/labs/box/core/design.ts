import {formatColor, parseColor, type Color} from './color';

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** As in the product, in the order of its page. */
export const colorNames = [
  'colorWebsiteBackground',
  'colorWebsiteForeground',
  'colorWebsiteAccent',
] as const;
export type ColorName = (typeof colorNames)[number];

/** The settings of the simple design mode: colors as typed. */
export type Design = Readonly<Record<ColorName, string>> & {readonly simpleBoxSize: Size};

export const defaultDesign: Design = {
  colorWebsiteBackground: 'rgb(255, 255, 255)',
  colorWebsiteForeground: 'rgb(0, 0, 0)',
  colorWebsiteAccent: 'rgb(32, 107, 196)',
  simpleBoxSize: 'medium',
};

/** The color if the product would store it, which must be opaque. */
export function readColor(typed: string): Color | undefined {
  const color = parseColor(typed);
  return color?.alpha === 1 ? color : undefined;
}

const black: Color = {red: 0, green: 0, blue: 0, alpha: 1};

/** The effective color: what was typed, or the default while that is invalid. */
export const colorOf = (design: Design, name: ColorName): Color =>
  readColor(design[name]) ?? readColor(defaultDesign[name]) ?? black;

/** The value to enter in the product. */
export const valueOf = (design: Design, name: ColorName): string =>
  formatColor(colorOf(design, name));
