import type {Box} from '../../../data/screens/types';

/** A taller screenshot is cropped to its marked parts. */
const TALL = 560;
const LOWEST = 320;
/** Screenshots up to this width are readable on a phone as they are. */
const FITS = 560;
/** Size of a part that is readable on a phone. */
const PART = {width: 460, height: 480, lowest: 140} as const;
/** The head of a column, or a line of text. */
const HEAD = {width: 220, height: 33} as const;
/** Room for the number of a mark and for the surroundings, outside of the edges that fade out. */
const ROOM = {start: 40, end: 20, above: 44, below: 40} as const;

interface Source {
  readonly whole: Box;
  /** What pages show if nothing is marked. */
  readonly crop: Box;
  /** What phones show if nothing is marked. */
  readonly focus?: Box;
}

function union(one: Box, other: Box): Box {
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

function around([x, y, width, height]: Box): Box {
  return [
    x - ROOM.start,
    y - ROOM.above,
    width + ROOM.start + ROOM.end,
    height + ROOM.above + ROOM.below,
  ];
}

/** The part of a screenshot that a page shows: all that is marked, and a little above and below it. */
export function wideView({whole, crop}: Source, marked: readonly Box[]): Box {
  if (marked.length === 0) return crop;
  const marks = marked.map(around).reduce(union);
  const all = inside(union(crop, marks), whole);
  if (all[3] <= TALL) return all;
  const height = Math.max(marks[3], LOWEST);
  const middle = marks[1] + marks[3] / 2;
  return inside([all[0], middle - height / 2, all[2], height], all);
}

/** The start of a marked box, which has its label: the head of a column, or as much as fits on a phone. */
function partOf(box: Box): Box {
  const [x, y, width, height] = around(box);
  const most = box[3] <= HEAD.height ? HEAD.width : PART.width;
  return [x, y, Math.min(width, most), Math.min(height, PART.height)];
}

/** A part of a screenshot, and the marked boxes that it is for. */
export interface Part {
  readonly box: Box;
  readonly marks: readonly number[];
}

/** Joins marks that are close to each other, whatever their order. */
function join(boxes: readonly Box[]): Part[] {
  const parts: Part[] = [];
  boxes.forEach((box, mark) => {
    const index = parts.findIndex((part) => {
      const [, , width, height] = union(box, part.box);
      return width <= PART.width && height <= PART.height;
    });
    const part = parts[index];
    if (part) parts[index] = {box: union(box, part.box), marks: [...part.marks, mark]};
    else parts.push({box, marks: [mark]});
  });
  return parts;
}

/** The parts that phones show of a screenshot that is too wide for them; empty if it fits. */
export function narrowViews({whole, crop, focus}: Source, marked: readonly Box[]): Part[] {
  if (crop[2] <= FITS) return [];
  if (marked.length === 0) {
    return [{box: focus ?? inside([crop[0], crop[1], PART.width, PART.height], crop), marks: []}];
  }
  return join(marked.map(partOf)).map(({box: [x, y, , height], marks}) => ({
    box: inside([x, y, PART.width, Math.max(height, PART.lowest)], whole),
    marks,
  }));
}
