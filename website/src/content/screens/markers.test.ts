import {describe, expect, it} from 'vitest';
import type {Box} from '../../../data/screens/types';
import {markersIn} from './markers';

const view: Box = [200, 100, 946, 500];
const marker = (box: Box, scale = 1) => markersIn(view, [{name: 3, box}], {scale})[0];

describe('markersIn', () => {
  it('puts the number before a field, next to its first line', () => {
    expect(marker([256, 282, 410, 68])).toEqual({
      name: 3,
      x: 256 - 4 - 13,
      y: 282 + 12,
      radius: 13,
      frame: [252, 278, 418, 76],
    });
  });

  it('puts the number on the corner of a button, or if there is no room before the part', () => {
    expect(marker([1061, 300, 93, 41])).toMatchObject({x: 1057, y: 296});
    expect(marker([218, 300, 300, 72])).toMatchObject({x: 214, y: 296});
  });

  it('puts the number on the corner if it would cover another marked part', () => {
    const heads: readonly Box[] = [
      [335, 209, 127, 32],
      [486, 209, 53, 32],
      [563, 209, 95, 32],
    ];
    const named = heads.map((box, index) => ({name: index + 1, box}));
    expect(markersIn(view, named, {scale: 1}).map(({y}) => y)).toEqual([221, 205, 205]);
  });

  it('keeps the number inside the view, with space beside it if it is wanted', () => {
    expect(marker([203, 102, 93, 41])).toMatchObject({x: 213, y: 113});
    const named = [{name: 3, box: [203, 102, 93, 41]}] as const;
    expect(markersIn(view, named, {scale: 1, edge: 4})[0]).toMatchObject({x: 217, y: 117});
  });

  it('gives the number the same size on every screen', () => {
    expect(marker([256, 282, 410, 68], 1.5)?.radius).toBe(20);
    expect(marker([256, 282, 410, 68], 0.8)?.radius).toBe(13);
  });

  it('covers no checkbox beside the part', () => {
    const [checkbox, head]: Box[] = [
      [455, 335, 16, 16],
      [490, 335, 33, 16],
    ];
    const [name] = markersIn(view, [{name: 'C', box: head!}], {
      scale: 1,
      pieces: [checkbox!, head!],
    });
    const {x, y, radius} = name!;
    const isBeside = Math.abs(x - 463) >= radius + 8 || Math.abs(y - 343) >= radius + 8;
    expect(isBeside).toBe(true);
  });
});
