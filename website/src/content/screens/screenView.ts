import type {Locale} from '../../../config/locales';
import {screens, type Box, type Part, type Screen} from '../../../data/screens';

/** What a mark is called in a picture: the number of its step, or a letter where the steps have numbers of their own. */
type MarkName = number | string;

/** The frame around a marked part and its name, in CSS pixels of the screenshot. */
export interface Marker {
  readonly name: MarkName;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly frame: Box;
}

/** A part of a screenshot with its markers. */
export interface View {
  readonly box: Box;
  readonly markers: readonly Marker[];
  readonly goesOn?: boolean;
}

/** What the component needs of a screenshot. */
export interface ScreenView extends Pick<Screen, 'caption' | 'alt' | 'onlyLight'> {
  readonly picture: string;
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

/** Widths of the text on a desktop and on a phone. */
const COLUMN = 782;
const PHONE = 358;
const RADIUS = 13;

/** A screenshot as a page shows it. */
export function screenView(
  picture: string,
  locale: Locale,
  {marks = [], start = 1}: Wish = {},
): ScreenView {
  const screen = (screens[locale] as Readonly<Record<string, Screen>>)[picture];
  if (!screen) throw new Error(`there is no screenshot "${picture}" in data/screens/en.json.`);
  const wanted = marks.join(', ');
  const found = screen.views.find(({wide}) => Object.keys(wide.names).join(', ') === wanted);
  if (!found)
    throw new Error(
      `"${picture}" has no view with ${wanted ? `the marks ${wanted}` : 'no marks'} in "${locale}". Remedy: add one to "views" of data/screens/en.json and of i18n/<language>/screens.json.`,
    );
  const nameOf = (mark: string): MarkName =>
    start === 'A' ? String.fromCodePoint(65 + marks.indexOf(mark)) : start + marks.indexOf(mark);
  const view = ({names, ...part}: Part, scale: number): View => ({
    ...part,
    markers: Object.entries(names).map(([mark, [x, y]]) => ({
      name: nameOf(mark),
      x,
      y,
      radius: Math.round(RADIUS * Math.max(1, scale)),
      frame: screen.marks[mark]!.frame,
    })),
  });
  const {caption, alt, onlyLight} = screen;
  const {wide, narrow} = found;
  const [width, height] = screen.size;
  // If phones show the same view as desktops, the markers must fit both.
  const wideScale = narrow.length > 0 ? wide.box[2] / COLUMN : (wide.box[2] / PHONE + 1) / 2;
  return {
    ...{picture, caption, alt, width, height, ...(onlyLight && {onlyLight})},
    labels: marks.map((mark) => screen.marks[mark]!.label),
    names: marks.map(nameOf),
    wide: view(wide, wideScale),
    narrow: narrow.map((part) => view(part, part.box[2] / PHONE)),
  };
}
