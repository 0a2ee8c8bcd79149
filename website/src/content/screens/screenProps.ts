import type {Locale} from '../../../config/locales';
import type {Box, LocalizedScreen} from '../../../data/screens/types';
import {markersIn, type Marker, type MarkName} from './markers';
import {goesOn, narrowViews} from './parts';
import {wideView} from './views';

/** A part of a screenshot with its markers. */
export interface View {
  readonly box: Box;
  readonly markers: readonly Marker[];
  /** Whether text goes on behind the right edge. */
  readonly goesOn?: true;
}

/** The data of a screenshot that the component needs, without its files. */
export interface ScreenView {
  readonly caption: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The labels of the marks in their order, for readers who do not see the numbers. */
  readonly labels: readonly string[];
  readonly names: readonly MarkName[];
  readonly wide: View;
  /** Views for phones, if the wide view is too wide for them. */
  readonly narrow: readonly View[];
}

export interface Wish {
  readonly marks?: readonly string[];
  /** Number of the first mark, or `A`. @default 1 */
  readonly start?: number | 'A';
}

const nameOf = (index: number, start: number | 'A'): MarkName =>
  start === 'A' ? String.fromCodePoint(65 + index) : start + index;

/** Widths of the text on a desktop and on a phone. */
const COLUMN = 782;
const PHONE = 358;
/** Space between a name and the edges of a picture on a phone. */
const EDGE = 4;
/** Where text goes on, the right edge fades out; no name stands there. */
const FADE = 24;
/** Space between a field and its hint, and the height of the hint, at most: taller things are no text. */
const HINT = {space: 8, height: 130} as const;

/** A field and the hint right below it, which its frame would cut otherwise. */
function withHint(box: Box, pieces: readonly Box[]): Box {
  const [x, y, width, height] = box;
  const bottom = y + height;
  const hint = pieces.find(
    (piece) =>
      Math.abs(piece[0] - x) <= 2 &&
      piece[1] >= bottom - 1 &&
      piece[1] < bottom + HINT.space &&
      piece[3] <= HINT.height &&
      piece[2] <= width + 2,
  );
  return hint ? [x, y, width, hint[1] + hint[3] - y] : box;
}

/** The texts and views of a screenshot in the language of the page. */
export function screenProps(
  screen: LocalizedScreen,
  locale: Locale,
  {marks = [], start = 1}: Wish = {},
): ScreenView {
  const wanted = marks.map((id) => {
    const mark = screen.marks[id];
    if (!mark) throw new Error(`There is no mark "${id}".`);
    return mark;
  });
  const pieces = screen.pieces?.[locale] ?? [];
  const boxes = wanted.map((mark, index) => ({
    name: nameOf(index, start),
    box: withHint(mark[locale], pieces),
  }));
  const [width, height] = screen.size[locale];
  const whole: Box = [0, 0, width, height];
  const picture = {
    whole,
    crop: screen.crop?.[locale] ?? whole,
    focus: screen.focus?.[locale],
    pieces,
  };
  const marked = boxes.map(({box}) => box);
  const wide = wideView(picture, marked);
  const narrow = narrowViews(picture, marked);
  // If phones show the same view as desktops, the markers must fit both.
  const wideScale = narrow.length > 0 ? wide[2] / COLUMN : (wide[2] / PHONE + 1) / 2;
  return {
    caption: screen.caption[locale],
    alt: screen.alt[locale],
    width,
    height,
    labels: wanted.map(({label}) => label[locale]),
    names: boxes.map(({name}) => name),
    wide: {
      box: wide,
      markers: markersIn(wide, boxes, {
        scale: wideScale,
        pieces,
        edge: narrow.length > 0 ? 0 : EDGE,
      }),
    },
    narrow: narrow.map(({box, marks: indexes}) => {
      const scale = box[2] / PHONE;
      const own = boxes.filter((_, index) => indexes.includes(index));
      if (!goesOn(box, pieces))
        return {box, markers: markersIn(box, own, {scale, pieces, edge: EDGE})};
      const [x, y, viewWidth, viewHeight] = box;
      const clear = [x, y, viewWidth - FADE * scale, viewHeight] as const;
      return {box, goesOn: true, markers: markersIn(clear, own, {scale, pieces, edge: EDGE})};
    }),
  };
}
