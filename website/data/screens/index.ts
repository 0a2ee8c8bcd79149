import {defaultLocale, locales, type Locale} from '../../config/locales';
import {listsOf} from '../../texts/lists';
import english from './en.json';

/** A rectangle in CSS pixels of the whole picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A part of a picture, and where the name of each mark stands in it. */
export interface Part {
  readonly box: Box;
  readonly names: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Whether text goes on behind the right edge. */
  readonly goesOn?: boolean;
}

/** Something in a picture that pages can point at. */
export interface Mark {
  /** The product's own text; its English words in kebab-case are the id of the mark. */
  readonly label: string;
  /** The label is ours: what it names has no text in the product. */
  readonly isPart?: boolean;
  /** The frame around it. */
  readonly frame: Box;
}

/** A picture of the product's interface: `screens/<name>[-dark].webp`, two pixels for each CSS pixel. */
export interface Screen {
  /** Stands below the picture. */
  readonly caption: string;
  /** What the reader should see, for those who do not. */
  readonly alt: string;
  /** The light picture is shown in both modes. */
  readonly onlyLight?: boolean;
  readonly size: readonly [width: number, height: number];
  readonly marks: Readonly<Record<string, Mark>>;
  /** What pages show, for each list of marks that one of them has. Phones show the narrow parts, if there are any. */
  readonly views: readonly {readonly wide: Part; readonly narrow: readonly Part[]}[];
}

export type ScreenName = keyof typeof english;
type Screens = Readonly<Record<string, Screen>>;

const lists = listsOf<Screens>(english as unknown as Screens, 'screens.json');

/** The language of the picture that readers of this one see: a picture that it lacks is the English one. */
export const languageOfScreen = (name: string, locale: Locale): Locale =>
  lists[locale]?.[name] ? locale : defaultLocale;

export const screenNames = Object.keys(english) as ScreenName[];

/** Every picture of the product's interface, by the name of its files, as readers of a language see it. */
export const screensIn = (locale: Locale): Readonly<Record<ScreenName, Screen>> => ({
  ...lists.en,
  ...(lists[locale] as Record<ScreenName, Screen>),
});

/** Language → picture. */
export const screens = Object.fromEntries(
  locales.map((locale) => [locale, screensIn(locale)]),
) as Readonly<Record<Locale, Readonly<Record<ScreenName, Screen>>>>;
