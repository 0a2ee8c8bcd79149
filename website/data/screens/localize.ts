import type {Locale} from '../../config/locales';
import {inEachLanguage} from '../../texts';
import {listsOf} from '../../texts/lists';
import englishPieces from './en/pieces.json';
import {unpacked} from './pieces';
import type {LocalizedScreen, PackedPieces, Screen, TranslatedPlaces} from './types';

const places = listsOf<TranslatedPlaces>({}, 'screens/boxes.json');
const pieces = listsOf<PackedPieces>(englishPieces, 'screens/pieces.json');

/** The language of the picture that readers of this one see: a picture that it lacks is the English one. */
export const languageOfScreen = (name: string, locale: Locale): Locale =>
  places[locale]?.[name] ? locale : 'en';

/** A picture with its places in every language. */
export function localizeScreen(name: string, screen: Screen): LocalizedScreen {
  const inEach = <Value>(of: (own: TranslatedPlaces[string]) => Value, english: Value) =>
    inEachLanguage((_t, locale) => {
      const own = places[locale]?.[name];
      return own ? of(own) : english;
    }) as Readonly<Record<Locale, Value>>;
  const {size, crop, focus, marks, ...words} = screen;
  const localizedMarks = Object.entries(marks).map(([id, {box, ...mark}]) => [
    id,
    {...mark, ...inEach((own) => own.marks[id] ?? box, box)},
  ]);
  return {
    ...words,
    size: inEach((own) => own.size, size),
    ...(crop && {crop: inEach((own) => own.crop, crop)}),
    ...(focus && {focus: inEach((own) => own.focus, focus)}),
    marks: Object.fromEntries(localizedMarks) as LocalizedScreen['marks'],
    pieces: inEachLanguage((_t, locale) =>
      unpacked(pieces[languageOfScreen(name, locale)]?.[name] ?? ''),
    ) as NonNullable<LocalizedScreen['pieces']>,
  };
}
