import {describe, expect, it} from 'vitest';
import {arrowHead} from './arrowHead';

describe('arrowHead', () => {
  it.each([
    ['right', {x: 0, y: 0}, {x: 100, y: 0}, '100,0 91,3.5 91,-3.5'],
    ['down', {x: 0, y: 0}, {x: 0, y: 50}, '0,50 -3.5,41 3.5,41'],
    ['nowhere', {x: 5, y: 5}, {x: 5, y: 5}, '5,5 5,5 5,5'],
  ])('points %s', (_, from, to, expected) => {
    expect(arrowHead(from, to)).toBe(expected);
  });
});
