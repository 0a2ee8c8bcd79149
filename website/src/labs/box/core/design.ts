import {parseColor, formatColor} from './color';
import {allFields, sizes, type Field, type Mode, type Size} from './fields';

/** The settings of all modes, so that switching the mode loses nothing. */
export interface Design {
  readonly mode: Mode;
  readonly values: Readonly<Record<string, string>>;
}

export const defaultValues: Readonly<Record<string, string>> = Object.fromEntries(
  allFields.map((field) => [field.key, field.default]),
);

export const defaultDesign: Design = {mode: 'simple', values: defaultValues};

/** Dimensions of a box size, in pixels. */
export interface Dimensions {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly padding: readonly [top: number, right: number, bottom: number, left: number];
  readonly boxRadius: number;
  readonly boxBorderWidth: number;
  readonly width: readonly [least: number, most: number];
  readonly checkbox: number;
  readonly checkboxRadius: number;
  readonly checkboxBorderWidth: number;
  readonly gap: number;
  readonly shadow: readonly [blur: number, spread: number];
  readonly icon: number;
  readonly iconWidth: number;
  readonly largestRadiusWithLogo: number;
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
    checkboxRadius: 16,
    checkboxBorderWidth: 2,
    gap: 16,
    shadow: [8, 2],
    icon: 16,
    iconWidth: 2,
    largestRadiusWithLogo: 15,
  },
  medium: {
    fontSize: 16,
    lineHeight: 22,
    padding: [20, 20, 20, 24],
    boxRadius: 11,
    boxBorderWidth: 3,
    width: [300, 500],
    checkbox: 40,
    checkboxRadius: 20,
    checkboxBorderWidth: 3,
    gap: 20,
    shadow: [12, 3],
    icon: 20,
    iconWidth: 2,
    largestRadiusWithLogo: 20,
  },
  large: {
    fontSize: 24,
    lineHeight: 32,
    padding: [26, 26, 26, 30],
    boxRadius: 16,
    boxBorderWidth: 4,
    width: [300, 570],
    checkbox: 44,
    checkboxRadius: 22,
    checkboxBorderWidth: 4,
    gap: 24,
    shadow: [16, 4],
    icon: 22,
    iconWidth: 4,
    largestRadiusWithLogo: 35,
  },
};

export function sizeOf(value: string | undefined): Size {
  return sizes.find((size) => size === value) ?? 'medium';
}

const length = /^(\d{1,3}(?:\.\d{1,3})?)(px|em|rem)$/;

function isNumber(value: string, minimum: number, maximum: number): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** The value as the product would store it, or undefined if it would reject it. */
export function readValue(field: Field, typed: string): string | undefined {
  switch (field.kind) {
    case 'size':
      return sizes.find((size) => size === typed);
    case 'switch':
      return typed === '0' || typed === '1' ? typed : undefined;
    case 'number':
      return isNumber(typed, field.minimum, field.maximum) ? typed : undefined;
    case 'length':
      return length.test(typed) ? typed : undefined;
    case 'color': {
      const color = parseColor(typed);
      if (!color || (color.alpha === 0 && !field.mayBeEmpty)) return undefined;
      return color.alpha < 1 && !field.mayBeTranslucent ? undefined : formatColor(color);
    }
  }
}

/** The effective value: what was typed, or the default while that is invalid. */
export function valueOf(design: Design, key: string): string {
  const field = allFields.find((each) => each.key === key);
  if (!field) throw new Error(`There is no field ${key}.`);
  return readValue(field, design.values[key] ?? '') ?? field.default;
}

/** In the advanced mode, choosing a size fills in its dimensions, as the product's page does. */
export function withValue(design: Design, key: string, value: string): Design {
  const values = {...design.values, [key]: value};
  if (key !== 'advancedBoxSize') return {...design, values};
  const size = dimensions[sizeOf(value)];
  return {
    ...design,
    values: {
      ...values,
      boxRadius: String(size.boxRadius),
      boxBorderWidth: String(size.boxBorderWidth),
      checkboxRadius: String(size.checkboxRadius),
      checkboxBorderWidth: String(size.checkboxBorderWidth),
      fontSize: `${size.fontSize}px`,
      lineHeight: `${size.lineHeight}px`,
    },
  };
}
