import type {Box} from './types';

/** Boxes as one short string, which the files of pictures can have on one line. */
export const packed = (boxes: readonly Box[]): string =>
  boxes.map((box) => box.join(',')).join(' ');

export const unpacked = (text: string): Box[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(',').map(Number) as unknown as Box);
