import {describe, expect, it} from 'vitest';
import {contrast, formatColor, over, parseColor, toHex, type Color} from './color';
import {readableTone} from './readable';

function color(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed) throw new Error(`${text} is not a color.`);
  return parsed;
}

describe('a typed color', () => {
  it.each([
    ['#fff', 'rgb(255, 255, 255)'],
    ['206bc4', 'rgb(32, 107, 196)'],
    [' #206BC4 ', 'rgb(32, 107, 196)'],
    ['#00000080', 'rgba(0, 0, 0, 0.5)'],
    ['#0008', 'rgba(0, 0, 0, 0.53)'],
    ['rgb(1,2,3)', 'rgb(1, 2, 3)'],
    ['rgb(1 2 3 / 0.5)', 'rgba(1, 2, 3, 0.5)'],
    ['rgba(170, 170, 170, 0.3)', 'rgba(170, 170, 170, 0.3)'],
    ['rgba(1, 2, 3, .25)', 'rgba(1, 2, 3, 0.25)'],
    ['RGB(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['', 'transparent'],
    ['transparent', 'transparent'],
    ['rgba(1, 2, 3, 0)', 'transparent'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(formatColor(color(typed))).toBe(stored);
  });

  it.each([
    '#ff',
    '#12345',
    'red',
    'rgb(256, 0, 0)',
    'rgb(1, 2)',
    'rgba(1, 2, 3, 2)',
    'url(https://www.example.com)',
    'rgb(1,2,3);background:url(x)',
    'var(--x)',
  ])('%j is refused', (typed) => {
    expect(parseColor(typed)).toBeUndefined();
  });
});

describe('two colors', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#fff', 4.54],
    ['#777', '#fff', 4.48],
    ['#f00', '#fff', 4],
    ['#00f', '#fff', 8.59],
    ['#206bc4', '#fff', 5.3],
  ])('%s and %s have the contrast %d', (a, b, ratio) => {
    expect(contrast(color(a), color(b))).toBeCloseTo(ratio, 2);
    expect(contrast(color(b), color(a))).toBeCloseTo(ratio, 2);
  });

  it('mix by alpha', () => {
    expect(toHex(over(color('rgba(0, 0, 0, 0.5)'), color('#fff')))).toBe('#808080');
    expect(toHex(over(color('transparent'), color('#123456')))).toBe('#123456');
    expect(toHex(over(color('#123456'), color('#fff')))).toBe('#123456');
  });
});

describe('green and red of the simple mode', () => {
  it.each(['#fff', '#000', '#12181c'])('reach 7:1 on %s', (background) => {
    for (const tone of ['green', 'red'] as const) {
      const found = readableTone(tone, color(background));
      expect(Math.round(contrast(found, color(background)) * 100) / 100).toBeGreaterThanOrEqual(7);
    }
  });

  it('are darkened on light and lightened on dark backgrounds', () => {
    expect(toHex(readableTone('green', color('#fff')))).toBe('#006600');
    expect(toHex(readableTone('red', color('#fff')))).toBe('#b30000');
    expect(toHex(readableTone('green', color('#000')))).toBe('#00ff00');
    expect(toHex(readableTone('red', color('#000')))).toBe('#ff6161');
  });

  it('end after thirty steps', () => {
    expect(toHex(readableTone('green', color('#ffe9a8')))).toBe('#006600');
  });

  it('use the better direction if neither reaches 7:1', () => {
    const gray = color('#808080');
    const found = readableTone('red', gray);
    expect(contrast(found, gray)).toBeGreaterThan(contrast(color('#f00'), gray));
    expect(contrast(found, gray)).toBeLessThan(7);
  });
});
