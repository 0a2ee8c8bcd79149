import type {Box} from '../../../data/screens/types';

/** What a mark is called in a picture: the number of its step, or a letter where the steps have numbers of their own. */
export type MarkName = number | string;

/** The frame around a marked part and its name, in CSS pixels of the screenshot. */
export interface Marker {
  readonly name: MarkName;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly frame: Box;
}

export interface NamedBox {
  readonly name: MarkName;
  readonly box: Box;
}

/** Space between a marked part and its frame. */
const GAP = 4;
const RADIUS = 13;
/** Height of a line of text; the number stands at its start. */
const LINE = 24;
/** Buttons and other boxes of this height have no text in their corner. */
const isButton = (height: number) => height >= 36 && height <= 48;

/** The point where the text of a box begins, in the middle of its first line. */
const startOf = ([x, y, , height]: Box): readonly [number, number] => [
  x,
  y + Math.min(height, LINE) / 2,
];

/**
 * The markers in a view. A number is placed before the marked part, so that it covers no text, or on its corner if there is
 * no text, or another marked part before it. It has the same size on every screen: `scale` is the number of screenshot
 * pixels per pixel of the page.
 */
export function markersIn(view: Box, boxes: readonly NamedBox[], scale: number): Marker[] {
  const radius = Math.round(RADIUS * Math.max(1, scale));
  return boxes.map(({name, box}) => {
    const [left, middle] = startOf(box);
    const before = left - GAP - radius;
    const covers = ({box: [x, y, width, height]}: NamedBox) =>
      before - radius < x + width && x < before && Math.abs(middle - y - height / 2) < radius;
    const onCorner = isButton(box[3]) || before - radius < view[0] || boxes.some(covers);
    const [x, y] = onCorner ? [left - GAP, box[1] - GAP] : [before, middle];
    return {
      name,
      x: Math.max(x, view[0] + radius),
      y: Math.max(y, view[1] + radius),
      radius,
      frame: [box[0] - GAP, box[1] - GAP, box[2] + 2 * GAP, box[3] + 2 * GAP],
    };
  });
}
