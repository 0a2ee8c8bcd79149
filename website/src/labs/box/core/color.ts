/** A color; red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const transparent: Color = {red: 0, green: 0, blue: 0, alpha: 0};

function fromHex(digits: string): Color {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  return {red, green, blue, alpha: Math.round((alpha / 255) * 100) / 100};
}

function fromRgb(channels: string, alphaText: string | undefined): Color | undefined {
  const [red = 0, green = 0, blue = 0] = channels.split(/[\s,]+/).map(Number);
  const alpha = alphaText === undefined ? 1 : Number(alphaText);
  const isValid = [red, green, blue].every((channel) => channel <= 255) && alpha <= 1;
  return isValid ? {red, green, blue, alpha} : undefined;
}

/** No color is longer. A limit, because white space between numbers may be divided in many ways. */
const MAX_COLOR = 50;

/** Parses a typed color: hexadecimal, rgb and rgba, `transparent`; an empty field is transparent. */
export function parseColor(typed: string): Color | undefined {
  const text = typed.trim().toLowerCase();
  if (text.length > MAX_COLOR) return undefined;
  if (text === '' || text === 'transparent') return transparent;
  const hex = /^#?((?:[\da-f]{3,4}){1,2})$/.exec(text)?.[1];
  if (hex) return fromHex(hex);
  const rgb =
    /^rgba?\(\s*(\d{1,3}\s*[,\s]\s*\d{1,3}\s*[,\s]\s*\d{1,3})\s*(?:[,/]\s*(\d?(?:\.\d+)?)\s*)?\)$/.exec(
      text,
    );
  return rgb?.[1] === undefined ? undefined : fromRgb(rgb[1], rgb[2]);
}

/** The notation in which the product stores a color. */
export function formatColor({red, green, blue, alpha}: Color): string {
  if (alpha === 0) return 'transparent';
  const channels = `${red}, ${green}, ${blue}`;
  return alpha === 1 ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
}

/** The notation of `<input type="color">`, which has no transparency. */
export function toHex({red, green, blue}: Color): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The opaque color that results when a color is painted over an opaque one. */
export function over(front: Color, back: Color): Color {
  const mix = (top: number, below: number) =>
    Math.round(top * front.alpha + below * (1 - front.alpha));
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function luminance({red, green, blue}: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of WCAG, from 1 to 21, for two opaque colors. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
