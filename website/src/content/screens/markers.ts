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

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0])) *
  Math.max(0, Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]));

type Point = readonly [x: number, y: number];

/** What a name should not cover: other marks at all, pieces of the picture if it can. */
interface Around {
  readonly view: Box;
  readonly others: readonly Box[];
  readonly pieces: readonly Box[];
}

/** Where the name of a box covers least: before its first line, on its corner, above or behind it. */
function placeOf(box: Box, radius: number, {view, others, pieces}: Around): Point {
  const [left, middle] = startOf(box);
  const [, top, width] = box;
  const right = left + width;
  const inView = ([x, y]: Point): Point => [
    Math.min(Math.max(x, view[0] + radius), view[0] + view[2] - radius),
    Math.max(y, view[1] + radius),
  ];
  const before: Point = [
    Math.max(left - GAP - radius, Math.min(view[0] + radius, left - radius)),
    middle,
  ];
  const corner = inView([left - GAP, top - GAP]);
  const behind: Point = [right + GAP + radius, middle];
  const places: readonly Point[] = [
    ...(isButton(box[3]) ? [corner, before] : [before, corner]),
    [left + radius, top - GAP - radius],
    behind,
    inView([right + GAP, top - GAP]),
  ];
  const cost = ([x, y]: Point, at: number) => {
    const disc: Box = [x - radius, y - radius, 2 * radius, 2 * radius];
    const covered = (boxes: readonly Box[]) =>
      boxes.reduce((sum, other) => sum + overlap(disc, other), 0);
    // What is nearly the mark itself, such as its button, is always touched by the corner; text is covered.
    const own = (piece: Box) => piece[3] > LINE + 8 && overlap(piece, box) > 0.8 * box[2] * box[3];
    const outside = 4 * radius * radius - overlap(disc, view);
    return (
      8 * outside +
      4 * covered(others) +
      2 * covered(pieces.filter((piece) => !own(piece))) +
      20 * at
    );
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}

interface Look {
  readonly scale: number;
  readonly pieces?: readonly Box[];
  /** Space between a number and the edges of the view, in pixels of the page. */
  readonly edge?: number;
}

/**
 * The markers in a view. A number is placed before the marked part, so that it covers no text, or on its corner if there is
 * no text, or wherever it covers least. It has the same size on every screen: `scale` is the number of screenshot pixels per
 * pixel of the page.
 */
export function markersIn(
  view: Box,
  boxes: readonly NamedBox[],
  {scale, pieces = [], edge = 0}: Look,
): Marker[] {
  const radius = Math.round(RADIUS * Math.max(1, scale));
  const room = Math.round(edge * Math.max(1, scale));
  const inner = [view[0] + room, view[1] + room, view[2] - 2 * room, view[3] - 2 * room] as const;
  const names: Box[] = [];
  return boxes.map(({name, box}) => {
    const others = boxes.filter((one) => one.box !== box).map((one) => one.box);
    const [x, y] = placeOf(box, radius, {view: inner, others: [...others, ...names], pieces});
    names.push([x - radius, y - radius, 2 * radius, 2 * radius]);
    const frame = [box[0] - GAP, box[1] - GAP, box[2] + 2 * GAP, box[3] + 2 * GAP] as const;
    return {name, x, y, radius, frame};
  });
}
