import {contrast, luminance, type Color} from './color';

/** mosparo changes the lightness by one percent, at most 30 times, until the contrast is 7. */
const WANTED = 7;
const STEPS = 30;

/** Luminance below which mosparo treats a background as dark. */
const DARK = 0.179;

export type Tone = 'green' | 'red';

/** Green or red with a lightness from 0 to 1, as in HSL. */
function toneOf(tone: Tone, lightness: number): Color {
  const main = Math.round(Math.min(1, lightness * 2) * 255);
  const rest = Math.round(Math.max(0, lightness * 2 - 1) * 255);
  return tone === 'green'
    ? {red: rest, green: main, blue: rest, alpha: 1}
    : {red: main, green: rest, blue: rest, alpha: 1};
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;

/** Makes the color lighter (1) or darker (-1) until the contrast is sufficient or all steps are used. */
function search(tone: Tone, background: Color, direction: 1 | -1): Color {
  for (let step = 0; step < STEPS; step += 1) {
    const color = toneOf(tone, 0.5 + (direction * step) / 100);
    if (rounded(contrast(color, background)) >= WANTED) return color;
  }
  return toneOf(tone, 0.5 + (direction * STEPS) / 100);
}

/** The green or red that mosparo derives from the background of the website. */
export function readableTone(tone: Tone, background: Color): Color {
  const direction = luminance(background) < DARK ? 1 : -1;
  const first = search(tone, background, direction);
  const score = rounded(contrast(first, background));
  if (score >= WANTED) return first;
  const other = search(tone, background, direction === 1 ? -1 : 1);
  return rounded(contrast(other, background)) > score ? other : first;
}
