import type {Box, TranslatedPlaces} from '../../../website/data/screens/types';

/** What a retaken picture says about itself. */
export interface Taken {
  readonly size: readonly [width: number, height: number];
  readonly marks: ReadonlyMap<string, Box>;
}

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Start and end of the entry of a picture in the source of its file; undefined if it is in another file. */
function entryIn(source: string, name: string): readonly [start: number, end: number] | undefined {
  const start = source.indexOf(`export const ${camelCase(name)}: Screen = {`);
  if (start < 0) return undefined;
  return [start, source.indexOf('\n};', start) + 3];
}

export const hasEntry = (source: string, name: string) => entryIn(source, name) !== undefined;

/** Replaces the first `key: […]` after a place. */
function withArray(text: string, from: number, key: string, values: readonly number[]): string {
  const pattern = new RegExp(`\\b${key}: \\[[^\\]]*\\]`, 'g');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return `${text.slice(0, found.index)}${key}: [${values.join(', ')}]${text.slice(end)}`;
}

/** The source of a file with the size and the marks of one English picture. */
export function withTaken(source: string, name: string, {size, marks}: Taken): string {
  const [start, end] = entryIn(source, name)!;
  let entry = withArray(source.slice(start, end), 0, 'size', size);
  for (const [id, box] of marks) {
    const key = new RegExp(`\\n {4}'?${id}'?: \\{`, 'g');
    key.lastIndex = entry.indexOf('  marks:');
    const at = key.exec(entry)?.index;
    if (at !== undefined) entry = withArray(entry, at, 'box', box);
  }
  return source.slice(0, start) + entry + source.slice(end);
}

/** The places of a translation with those of one picture. */
export function withTranslated(
  places: TranslatedPlaces,
  name: string,
  {size, marks}: Taken,
): TranslatedPlaces {
  const own = places[name];
  return {...places, [name]: {...own, size, marks: {...own?.marks, ...Object.fromEntries(marks)}}};
}
