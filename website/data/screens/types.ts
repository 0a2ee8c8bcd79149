import type {Locale} from '../../config/locales';
import type {Localized} from '../localized';

/** A rectangle in CSS pixels of the whole picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

type InEach<Value> = Readonly<Record<Locale, Value>>;

/** Something in a picture that pages can point at, and where it is in each language. */
export interface Mark extends InEach<Box> {
  /** The product's own text; its English words in kebab-case are the id of the mark. */
  readonly label: Localized;
  /** The label is ours: what it names has no text in the product. */
  readonly isPart?: true;
}

/** A picture of the product's interface: `<language>/<name>[-dark].webp`, two pixels for each CSS pixel. */
export interface Screen {
  /** Width and height in CSS pixels. */
  readonly size: InEach<readonly [width: number, height: number]>;
  readonly themes: readonly ('light' | 'dark')[];
  /** Stands below the picture. */
  readonly caption: Localized;
  /** What the reader should see, for those who do not. */
  readonly alt: Localized;
  /** What pages show of the picture; all of it by default. */
  readonly crop?: InEach<Box>;
  /** What phones show when nothing is marked; the start of the crop by default. */
  readonly focus?: InEach<Box>;
  readonly marks: Readonly<Record<string, Mark>>;
}
