import {describe, expect, it} from 'vitest';
import type {Box} from '../../../data/screens/types';
import {narrowViews} from './parts';
import {wideView} from './views';

const whole: Box = [0, 0, 1200, 1100];
const crop: Box = [222, 196, 946, 660];
const left: Box = [256, 282, 410, 68];
const right: Box = [723, 282, 410, 69];
const button: Box = [1061, 1040, 93, 41];

describe('wideView', () => {
  it('is the crop if nothing is marked', () => {
    expect(wideView({whole, crop}, [])).toEqual(crop);
  });

  it('of a tall screenshot is the surroundings of the marks, as wide as the crop', () => {
    const [x, y, width, height] = wideView({whole, crop}, [left]);
    expect([x, width, height]).toEqual([222, 946, 320]);
    expect(y).toBeLessThanOrEqual(282 - 20);
    expect(y + height).toBeGreaterThan(282 + 68);
  });

  it('includes marks outside the crop', () => {
    const [, y, , height] = wideView({whole, crop}, [left, button]);
    expect(y).toBeLessThan(282);
    expect(y + height).toBeGreaterThan(1040 + 41);
    expect(y + height).toBeLessThanOrEqual(1100);
  });

  it('of a low screenshot is all of it', () => {
    const low = {whole: [0, 0, 1200, 400], crop: [24, 122, 1152, 266]} as const;
    expect(wideView(low, [[1011, 254, 126, 41]])).toEqual([24, 122, 1152, 266]);
  });
});

describe('narrowViews', () => {
  it('are empty if the screenshot fits', () => {
    expect(narrowViews({whole, crop: [28, 30, 416, 600]}, [])).toEqual([]);
  });

  it('are the focus or the start of the crop if nothing is marked', () => {
    const focus: Box = [430, 208, 460, 440];
    expect(narrowViews({whole, crop, focus}, [])).toEqual([{box: focus, marks: []}]);
    expect(narrowViews({whole, crop}, [])).toEqual([{box: [222, 196, 460, 480], marks: []}]);
  });

  it('join marks close to each other, also around one beside them', () => {
    const below: Box = [256, 366, 410, 68];
    const order = (marks: readonly Box[]) =>
      narrowViews({whole, crop}, marks).map((part) => part.marks);
    expect(order([left, below, right])).toEqual([[0, 1], [2]]);
    expect(order([left, right, below])).toEqual([[0, 2], [1]]);
    const parts = narrowViews({whole, crop}, [left, right, below]);
    expect(parts.every(({box: [, , width]}) => width === 460)).toBe(true);
  });

  it('stay inside the screenshot and show the start of wide marks', () => {
    const [corner, wide] = narrowViews({whole, crop}, [button, [47, 209, 1106, 72]]);
    expect(corner?.box[0]).toBe(1200 - 460);
    expect(wide?.box[0]).toBe(47 - 46);
  });

  it('of columns show only their heads', () => {
    const columns: Box[] = [
      [478, 327, 182, 32],
      [660, 327, 365, 32],
    ];
    expect(narrowViews({whole, crop}, columns)).toHaveLength(1);
  });
});

describe('edges', () => {
  const cut = (box: Box, [, y, , height]: Box) =>
    [y, y + height].some((edge) => edge > box[1] && edge < box[1] + box[3]);

  it('cut no line of text, neither above nor below the marks', () => {
    const pieces: Box[] = [
      [256, 225, 126, 24],
      [256, 366, 410, 54],
      [723, 300, 410, 68],
    ];
    const source = {whole, crop, pieces};
    const views = [wideView(source, [left]), ...narrowViews(source, [left]).map(({box}) => box)];
    for (const view of views) {
      expect(pieces.filter((piece) => cut(piece, view) && piece[0] < view[0] + view[2])).toEqual(
        [],
      );
      expect(view[1]).toBeLessThan(left[1]);
      expect(view[1] + view[3]).toBeGreaterThan(left[1] + left[3]);
    }
  });

  it('show no sliver of a neighbor of the mark', () => {
    const neighbor: Box = [640, 290, 180, 30];
    const [part] = narrowViews({whole, crop, pieces: [neighbor]}, [[256, 282, 300, 68]]);
    const [x, , width] = part!.box;
    expect(x + width).toBeLessThanOrEqual(640);
    expect(x + width).toBeGreaterThan(556);
  });
});
