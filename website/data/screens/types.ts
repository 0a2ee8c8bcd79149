import type {Locale} from '../../config/locales';
import type {Localized} from '../../texts';

/** A rectangle in CSS pixels of the whole picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Where things are in the picture of one language. */
export interface Places {
  /** Width and height in CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** What pages show of the picture; all of it by default. */
  readonly crop?: Box;
  /** What phones show when nothing is marked; the start of the crop by default. */
  readonly focus?: Box;
}

/** Something in a picture that pages can point at. */
interface Mark {
  /** The product's own text; its English words in kebab-case are the id of the mark. */
  readonly label: Localized;
  /** The label is ours: what it names has no text in the product. */
  readonly isPart?: true;
}

interface Words {
  readonly themes: readonly ('light' | 'dark')[];
  /** Stands below the picture. */
  readonly caption: Localized;
  /** What the reader should see, for those who do not. */
  readonly alt: Localized;
}

/** A picture of the product's interface, with the places of the English one: `en/<name>[-dark].webp`, two pixels for each CSS pixel. */
export interface Screen extends Words, Places {
  readonly marks: Readonly<Record<string, Mark & {readonly box: Box}>>;
}

type InEach<Value> = Readonly<Record<Locale, Value>>;

/** A picture with its places in every language. */
export interface LocalizedScreen extends Words {
  readonly size: InEach<Places['size']>;
  readonly crop?: InEach<Box | undefined>;
  readonly focus?: InEach<Box | undefined>;
  readonly marks: Readonly<Record<string, Mark & InEach<Box>>>;
  /** What no part of the picture should cut: controls and paragraphs. */
  readonly pieces?: InEach<readonly Box[]>;
}

/** `pieces.json` beside the pictures of a language, as they were taken: boxes such as `1,2,30,4 5,6,70,8`. */
export type PackedPieces = Readonly<Record<string, string>>;

/** `i18n/<language>/screens/boxes.json`: the places of the pictures in another language. */
export type TranslatedPlaces = Readonly<
  Record<string, Places & {readonly marks: Readonly<Record<string, Box>>}>
>;
