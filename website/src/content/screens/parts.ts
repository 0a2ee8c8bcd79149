import type {Box} from '../../../data/screens/types';
import {isHead, union, type Source} from './views';

/** Screenshots up to this width are readable on a phone as they are. */
const FITS = 560;
/** Widths of a part: never larger than in the product, as most parts have it, and with text of about 10 pixels on a phone. */
const WIDTH = {least: 360, usual: 460, most: 512} as const;
const HEIGHT = {least: 60, usual: 480, most: 620} as const;
/** As much of a mark as a part must show: the head of a column is wide, but its words are short. */
const MOST = {head: 200, width: 400, height: 440} as const;
/** Room around a mark, for its name before or above it and for its surroundings. */
const ROOM = {start: 46, above: 44, end: 20, below: 40} as const;
/** The head of a column has its name on its corner, and the cell of a row below it. */
const ROOM_HEAD = {start: 30, above: 30, end: 20, below: 80} as const;
/** Room that a part must leave for the frame of a mark. */
const FRAME = 7;
/** Space between an edge and what it does not cut. */
const CLEAR = 6;
/** As little of a piece is not seen. */
const BLANK = 1;
/** How far an edge may be moved outwards so that it cuts nothing. */
const REACH = 200;
/** A label and its field, or a field and its hint, are this close. */
const CLOSE = 11;
/** What a part should avoid, compared with an edge that is moved by so many pixels inwards or outwards. */
const COST = {
  start: 400,
  rows: 400,
  end: 140,
  twice: 150,
  part: 60,
  order: 40,
  /** Names stand at the left, and some above. */
  room: 2,
  above: 1.25,
  // Exact as binary numbers, so that equal sums are equal.
  inwards: 0.625,
  outwards: 0.3125,
} as const;

/** A part of a screenshot, and the marked boxes that it is for. */
export interface Part {
  readonly box: Box;
  readonly marks: readonly number[];
}

/** What a part must show, and what it should show. */
interface Wanted {
  readonly must: Box;
  readonly ideal: Box;
}

const endOf = (box: Box, axis: 0 | 1): number => box[axis] + box[axis + 2]!;

const isIn = (box: Box, piece: Box, axis: 0 | 1): boolean =>
  Math.min(endOf(box, axis), endOf(piece, axis)) - Math.max(box[axis], piece[axis]) > BLANK;

const shows = (box: Box, piece: Box): boolean => isIn(box, piece, 0) && isIn(box, piece, 1);

const isCutAtEnd = (box: Box, piece: Box, axis: 0 | 1) => endOf(piece, axis) > endOf(box, axis) + 1;

/** Whether text of a part goes on behind its right edge. */
export const goesOn = (box: Box, pieces: readonly Box[]): boolean =>
  pieces.some((piece) => shows(box, piece) && isCutAtEnd(box, piece, 0));

const grown = (
  [x, y, width, height]: Box,
  {start, above, end, below}: Readonly<Record<keyof typeof ROOM, number>>,
): Box => [x - start, y - above, width + start + end, height + above + below];

function wantedFor(mark: Box): Wanted {
  const [x, y, width, height] = mark;
  const head = isHead(height);
  const start: Box = [
    x,
    y,
    Math.min(width, head ? MOST.head : MOST.width),
    Math.min(height, MOST.height),
  ];
  return {
    must: grown(start, {start: FRAME, above: FRAME, end: FRAME, below: FRAME}),
    ideal: grown(start, head ? ROOM_HEAD : ROOM),
  };
}

/** What all marks of a part want. */
const together = (wanted: readonly Wanted[]): Wanted => ({
  must: wanted.map(({must}) => must).reduce(union),
  ideal: wanted.map(({ideal}) => ideal).reduce(union),
});

/** What an edge costs that is so many pixels outside of its place. */
const moved = (outwards: number, inwards: number = COST.inwards) =>
  outwards * (outwards > 0 ? COST.outwards : -inwards);

/** A piece between the left and the right edge of a part, and what it costs to show it there. */
interface Column {
  readonly top: number;
  readonly bottom: number;
  readonly cost: number;
}

/** What the upper and the lower edge cost and what is between them; not all of it if it is more than `most`. */
function costOfRows(
  top: number,
  bottom: number,
  {wanted, columns, most}: {wanted: Box; columns: readonly Column[]; most: number},
): number {
  let cost = moved(wanted[1] - top, COST.above) + moved(bottom - endOf(wanted, 1));
  for (const piece of columns) {
    if (cost >= most) break;
    if (Math.min(bottom, piece.bottom) - Math.max(top, piece.top) <= BLANK) continue;
    cost += piece.cost;
    if (piece.top < top - 1 || piece.bottom > bottom + 1) cost += COST.rows;
  }
  return cost;
}

interface Cut {
  readonly box: Box;
  readonly cost: number;
}

/** The part that shows what it must, and cuts and repeats least. */
function bestCut({whole, pieces = []}: Source, wanted: Wanted, others: readonly Box[]): Cut {
  const {must} = wanted;
  const [, , right, bottom] = whole;
  const [x, ...rest] = wanted.ideal;
  const ideal: Box = [Math.max(0, Math.min(x, right - WIDTH.usual)), ...rest];
  const beside = ([0, 1] as const).map((axis) =>
    pieces.flatMap((piece) => [piece[axis] - CLEAR, endOf(piece, axis) + CLEAR]),
  );
  /** Places for an edge: where it should be, and beside the pieces that are near. */
  const edges = (wanted: number, least: number, most: number, axis: 0 | 1) => {
    const near = beside[axis]!.filter((place) => Math.abs(place - wanted) <= REACH);
    const places = [wanted, ...near].map((place) =>
      Math.round(Math.max(least, Math.min(place, most))),
    );
    // The best ones are often near: then most others need no close look.
    return [...new Set(places)].sort(
      (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
    );
  };
  const tops = edges(ideal[1], Math.max(0, ideal[1] - REACH), must[1], 1);
  const lows = edges(endOf(ideal, 1), endOf(must, 1), bottom, 1);
  const repeated = new Set(pieces.filter((piece) => others.some((other) => shows(other, piece))));
  let best: Cut = {box: ideal, cost: Infinity};
  for (const left of edges(ideal[0], 0, Math.min(must[0], right - WIDTH.least), 0)) {
    const least = Math.max(endOf(must, 0), left + WIDTH.least);
    const most = Math.min(right, left + WIDTH.most);
    if (least > most) continue;
    for (const end of edges(left + WIDTH.usual, least, most, 0)) {
      const width = end - left;
      const sides =
        moved(ideal[0] - left, COST.room) + moved(width - Math.max(WIDTH.usual, ideal[2]));
      const column: Box = [left, 0, width, bottom];
      const columns = pieces
        .filter((piece) => isIn(column, piece, 0))
        .map((piece): Column => {
          let cost = repeated.has(piece) ? COST.twice : 0;
          if (piece[0] < left - 1) cost += COST.start;
          if (isCutAtEnd(column, piece, 0)) cost += COST.end + piece[3];
          return {top: piece[1], bottom: endOf(piece, 1), cost};
        });
      for (const top of tops)
        for (const low of lows) {
          if (low - top < HEIGHT.least || low - top > HEIGHT.most) continue;
          const rows = {wanted: ideal, columns, most: best.cost - sides};
          const cost = sides + costOfRows(top, low, rows);
          if (cost < best.cost) best = {box: [left, top, width, low - top], cost};
        }
    }
  }
  return best;
}

const inOrder = <One extends Part>(parts: readonly One[]): One[] =>
  [...parts].sort((one, other) => Math.min(...one.marks) - Math.min(...other.marks));

/** How many pairs of marks readers meet in the wrong order. */
function disorder(parts: readonly Part[]): number {
  const marks = inOrder(parts).flatMap((part) => [...part.marks].sort((one, other) => one - other));
  return marks.reduce(
    (sum, mark, at) => sum + marks.slice(at).filter((later) => later < mark).length,
    0,
  );
}

/** Puts each mark into a part of its own or into the one that it suits, so that the parts cut and repeat least. */
function partsOf(source: Source, wanted: readonly Wanted[]): Part[] {
  const cut = (marks: readonly number[], others: readonly Part[]): Part & Cut => {
    const all = together(marks.map((mark) => wanted[mark]!));
    const boxes = others.map(({box}) => box);
    return {marks, ...bestCut(source, all, boxes)};
  };
  const place = (mark: number, parts: readonly (Part & Cut)[]) => {
    const own = cut([mark], parts);
    const before = disorder(parts);
    const choices = parts.map((part, index) => {
      const rest = parts.filter((other) => other !== part);
      const joined = cut([...part.marks, mark], rest);
      return {
        more: joined.cost - part.cost,
        parts: [...parts.slice(0, index), joined, ...parts.slice(index + 1)],
      };
    });
    return [{more: own.cost + COST.part, parts: [...parts, own]}, ...choices]
      .map((one) => ({...one, more: one.more + COST.order * (disorder(one.parts) - before)}))
      .reduce((one, other) => (other.more < one.more ? other : one)).parts;
  };
  let parts: readonly (Part & Cut)[] = [];
  for (const mark of wanted.keys()) parts = place(mark, parts);
  // The first marks did not know the parts of those that followed.
  for (const mark of wanted.keys()) {
    const left = parts.flatMap((part) => {
      if (!part.marks.includes(mark)) return [part];
      const marks = part.marks.filter((other) => other !== mark);
      return marks.length > 0
        ? [
            cut(
              marks,
              parts.filter((other) => other !== part),
            ),
          ]
        : [];
    });
    parts = place(mark, left);
  }
  return inOrder(parts);
}

/** Labels with their fields and hints, which stay together. */
function blocksOf(pieces: readonly Box[]): Box[] {
  const blocks: Box[] = [];
  for (const piece of [...pieces].sort((one, other) => one[1] - other[1])) {
    const above = blocks.findIndex((block) => {
      const space = piece[1] - endOf(block, 1);
      return Math.abs(block[0] - piece[0]) <= 2 && space >= 0 && space <= CLOSE;
    });
    if (above < 0) blocks.push(piece);
    else blocks[above] = union(blocks[above]!, piece);
  }
  return blocks;
}

/** The parts that phones show of a screenshot that is too wide for them; empty if it fits. */
export function narrowViews(picture: Source, marked: readonly Box[]): Part[] {
  const {crop, focus, pieces = []} = picture;
  const source = {...picture, pieces: blocksOf(pieces)};
  if (crop[2] <= FITS) return [];
  if (marked.length > 0) return partsOf(source, marked.map(wantedFor));
  const ideal = focus ?? [crop[0], crop[1], WIDTH.usual, Math.min(HEIGHT.usual, crop[3])];
  const [x, y, width, height] = ideal;
  const must: Box = [x + width / 2, y + height / 2, 0, height / 3];
  return [{box: bestCut(source, {must, ideal}, []).box, marks: []}];
}
