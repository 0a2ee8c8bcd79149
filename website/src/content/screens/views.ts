import type {Box} from '../../../data/screens/types';

/** A taller screenshot is cropped to its marked parts. */
const TALL = 560;
const LOWEST = 320;
/** The head of a column, or a line of text. */
const HEAD = {lowest: 30, height: 33} as const;
/** Room for the number of a mark and for the surroundings, outside of the edges that fade out. */
const ROOM = {start: 34, startHead: 22, end: 20, above: 44, aboveHead: 26, below: 40} as const;

/** Least space between an edge and what it does not cut. */
const CLEAR = 5;
/** Room that an edge leaves a mark: for its frame, and for its name before or above it. */
const KEEP = {start: 34, startHead: 6, end: 8, above: 20, below: 8} as const;
/**
 * How much of a neighbor is only a sliver, the least space beside it, the padding of its card, the least width of a part, and
 * how much of a beginning is added rather than missing.
 */
const SIDE = {sliver: 120, clear: 2, padding: 26, least: 320, beginning: 60} as const;

export interface Source {
  readonly whole: Box;
  /** What no edge should cut: controls and paragraphs. */
  readonly pieces?: readonly Box[];
  /** What pages show if nothing is marked. */
  readonly crop: Box;
  /** What phones show if nothing is marked. */
  readonly focus?: Box;
}

export function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const right = Math.max(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.max(one[1] + one[3], other[1] + other[3]);
  return [x, y, right - x, bottom - y];
}

/** Moves and shrinks the first box so that it is inside the other one. */
function inside([x, y, width, height]: Box, [left, top, most, highest]: Box): Box {
  const [w, h] = [Math.min(width, most), Math.min(height, highest)];
  const clamp = (value: number, least: number, size: number, room: number) =>
    Math.round(Math.min(Math.max(value, least), least + room - size));
  return [clamp(x, left, w, most), clamp(y, top, h, highest), w, h];
}

export const isHead = (height: number) => height >= HEAD.lowest && height <= HEAD.height;

function around([x, y, width, height]: Box): Box {
  // Nothing above the head of a column belongs to it, and its name stands on its corner.
  const above = height <= HEAD.height ? ROOM.aboveHead : ROOM.above;
  const start = isHead(height) ? ROOM.startHead : ROOM.start;
  return [x - start, y - above, width + start + ROOM.end, height + above + ROOM.below];
}

type Range = readonly [start: number, end: number];

/**
 * The place in a range, next to `wanted`, that is in none of the taken ranges; `wanted` if there is none. With
 * `outwards`, the direction in which the view grows, rather more than less is shown.
 */
function freePlace(
  wanted: number,
  [least, most]: Range,
  {taken, outwards}: {readonly taken: readonly Range[]; readonly outwards: -1 | 1},
): number {
  const isFree = (place: number) =>
    place >= least && place <= most && !taken.some(([start, end]) => place > start && place < end);
  const places = [wanted, least, most, ...taken.flat()].filter(isFree);
  const cost = (place: number) => {
    const moved = place - wanted;
    return Math.abs(moved) * (moved * outwards < 0 ? 2 : 1);
  };
  return places.sort((one, other) => cost(one) - cost(other))[0] ?? wanted;
}

/** Moves the upper and the lower edge so that they cut no piece, and none of the marks. */
function wholeRows(view: Box, {whole, pieces = []}: Source, marked: readonly Box[]): Box {
  const [x, top, width, height] = view;
  const [, first, , all] = whole;
  const last = first + all;
  const taken = [...pieces, ...marked]
    .filter((piece) => piece[0] < x + width && piece[0] + piece[2] > x)
    .map((piece): Range => [piece[1] - CLEAR, piece[1] + piece[3] + CLEAR]);
  const above = Math.min(top + height, ...marked.map((mark) => mark[1] - KEEP.above));
  const below = Math.max(top, ...marked.map((mark) => mark[1] + mark[3] + KEEP.below));
  const start = freePlace(top, [first, Math.max(first, above)], {taken, outwards: -1});
  const end = freePlace(top + height, [Math.min(last, below), last], {taken, outwards: 1});
  return [x, start, width, end - start];
}

/** Moves the left and the right edge inwards, so that they show no sliver of a neighbor. Long lines are cut. */
function wholeColumns(view: Box, {pieces = []}: Source, marked: readonly Box[]): Box {
  const [x, y, width, height] = view;
  const right = x + width;
  const least = x + SIDE.least;
  const keep = ([, , , high]: Box) => (isHead(high) ? KEEP.startHead : KEEP.start);
  const before = Math.min(...marked.map((mark) => mark[0] - keep(mark)), x + SIDE.sliver);
  const after = Math.max(...marked.map((mark) => mark[0] + mark[2] + KEEP.end), least);
  const edges = pieces
    .filter((piece) => piece[1] < y + height && piece[1] + piece[3] > y)
    .map((piece): Range => [piece[0], piece[0] + piece[2]]);
  const cut = edges.filter(([start, end]) => start < x && end > x);
  const isSliver = ([, end]: Range) => end < x + SIDE.sliver && end + SIDE.clear <= before;
  const ends = cut.filter(isSliver).map(([, end]) => end + SIDE.clear);
  const begun = cut
    .filter((edge) => !isSliver(edge) && edge[0] > x - SIDE.beginning)
    .map(([start]) => start - CLEAR);
  const left = ends.length > 0 ? Math.max(...ends) : Math.max(0, Math.min(x, ...begun));
  const starts = edges.filter(
    ([start, end]) => end > right && start < right && start > right - SIDE.sliver,
  );
  const next = Math.min(right, ...starts.map(([start]) => start - CLEAR));
  // The padding of its card stays in view if something else would be cut in it.
  const places =
    next < right && next >= after ? [Math.max(after, next - SIDE.padding), next, right] : [right];
  const cutAt = (place: number) =>
    edges.filter(([start, end]) => start < place && end > place).length;
  const end = places.reduce((one, other) => (cutAt(other) < cutAt(one) ? other : one));
  return [left, y, end - left, height];
}

/** Moves the edges of a view so that they cut nothing that should stay whole. */
const tidy = (view: Box, source: Source, marked: readonly Box[]): Box =>
  source.pieces?.length ? wholeRows(wholeColumns(view, source, marked), source, marked) : view;

/** The part of a screenshot that a page shows: all that is marked, and a little above and below it. */
export function wideView(source: Source, marked: readonly Box[]): Box {
  return tidy(roughView(source, marked), source, marked);
}

function roughView({whole, crop}: Source, marked: readonly Box[]): Box {
  if (marked.length === 0) return crop;
  const marks = marked.map(around).reduce(union);
  const all = inside(union(crop, marks), whole);
  if (all[3] <= TALL) return all;
  const height = Math.max(marks[3], LOWEST);
  const middle = marks[1] + marks[3] / 2;
  return inside([all[0], middle - height / 2, all[2], height], all);
}
