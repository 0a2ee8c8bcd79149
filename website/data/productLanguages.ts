import type {Localized} from './localized';

/** A language of mosparo itself: how many texts of each file are translated. */
interface ProductLanguage {
  /** As in the file names, for example "frontend.zh_Hans.yaml". */
  readonly code: string;
  readonly name: Localized;
  /** Texts of the box; nothing = no file. */
  readonly box?: number;
  /** Texts of the interface; nothing = no file. */
  readonly backend?: number;
  /** Error messages of forms in the interface; nothing = no file. */
  readonly validators?: number;
}

/** Texts in the English files of the documented version. */
export const textCounts = {box: 11, backend: 1420, validators: 16} as const;

export const productLanguages: readonly ProductLanguage[] = [
  {code: 'sq', name: {en: 'Albanian', de: 'Albanisch'}, box: 11, backend: 7},
  {code: 'ar', name: {en: 'Arabic', de: 'Arabisch'}, box: 11},
  {code: 'bn', name: {en: 'Bangla', de: 'Bengalisch'}, box: 11},
  {code: 'bg', name: {en: 'Bulgarian', de: 'Bulgarisch'}, box: 11, backend: 143},
  {code: 'ca', name: {en: 'Catalan', de: 'Katalanisch'}, box: 11, backend: 432, validators: 16},
  {code: 'hr', name: {en: 'Croatian', de: 'Kroatisch'}, box: 11, validators: 16},
  {code: 'cs', name: {en: 'Czech', de: 'Tschechisch'}, box: 11, backend: 845, validators: 7},
  {code: 'da', name: {en: 'Danish', de: 'Dänisch'}, box: 9},
  {code: 'nl', name: {en: 'Dutch', de: 'Niederländisch'}, box: 11, backend: 66, validators: 14},
  {code: 'en', name: {en: 'English', de: 'Englisch'}, box: 11, backend: 1420, validators: 16},
  {code: 'et', name: {en: 'Estonian', de: 'Estnisch'}, box: 11, validators: 16},
  {code: 'fi', name: {en: 'Finnish', de: 'Finnisch'}, box: 11, validators: 0},
  {code: 'fr', name: {en: 'French', de: 'Französisch'}, box: 11, backend: 790, validators: 13},
  {code: 'de', name: {en: 'German', de: 'Deutsch'}, box: 11, backend: 1420, validators: 16},
  {code: 'el', name: {en: 'Greek', de: 'Griechisch'}, box: 11, backend: 0},
  {code: 'he', name: {en: 'Hebrew', de: 'Hebräisch'}, box: 11, backend: 400},
  {code: 'hi', name: {en: 'Hindi', de: 'Hindi'}, box: 11, backend: 989, validators: 15},
  {code: 'hu', name: {en: 'Hungarian', de: 'Ungarisch'}, box: 11},
  {code: 'id', name: {en: 'Indonesian', de: 'Indonesisch'}, box: 11, backend: 737, validators: 5},
  {code: 'it', name: {en: 'Italian', de: 'Italienisch'}, box: 11, backend: 1302, validators: 16},
  {code: 'ja', name: {en: 'Japanese', de: 'Japanisch'}, box: 11},
  {code: 'km', name: {en: 'Khmer', de: 'Khmer'}, box: 11, backend: 0},
  {code: 'ko', name: {en: 'Korean', de: 'Koreanisch'}, box: 11, backend: 1, validators: 15},
  {code: 'lv', name: {en: 'Latvian', de: 'Lettisch'}, box: 11},
  {code: 'lt', name: {en: 'Lithuanian', de: 'Litauisch'}, box: 6},
  {code: 'gmh', name: {en: 'Middle High German', de: 'Mittelhochdeutsch'}, backend: 18},
  {
    code: 'nb_NO',
    name: {en: 'Norwegian Bokmål (Norway)', de: 'Norwegisch (Bokmål) (Norwegen)'},
    box: 0,
  },
  {code: 'peo', name: {en: 'Old Persian', de: 'Altpersisch'}, box: 0},
  {code: 'fa', name: {en: 'Persian', de: 'Persisch'}, box: 8},
  {code: 'pl', name: {en: 'Polish', de: 'Polnisch'}, box: 11, backend: 64, validators: 5},
  {code: 'pt', name: {en: 'Portuguese', de: 'Portugiesisch'}, box: 11, validators: 0},
  {code: 'ro', name: {en: 'Romanian', de: 'Rumänisch'}, box: 11},
  {code: 'ru', name: {en: 'Russian', de: 'Russisch'}, box: 11, backend: 139, validators: 4},
  {code: 'sr', name: {en: 'Serbian', de: 'Serbisch'}, box: 11},
  {
    code: 'zh_Hans',
    name: {en: 'Simplified Chinese', de: 'Chinesisch (vereinfacht)'},
    box: 11,
    backend: 70,
  },
  {code: 'sk', name: {en: 'Slovak', de: 'Slowakisch'}, box: 11, validators: 14},
  {code: 'sl', name: {en: 'Slovenian', de: 'Slowenisch'}, box: 11},
  {code: 'es', name: {en: 'Spanish', de: 'Spanisch'}, box: 11, backend: 471, validators: 8},
  {code: 'sv', name: {en: 'Swedish', de: 'Schwedisch'}, box: 11, backend: 25, validators: 4},
  {code: 'ta', name: {en: 'Tamil', de: 'Tamil'}, box: 11, backend: 1320, validators: 16},
  {code: 'th', name: {en: 'Thai', de: 'Thailändisch'}, box: 10},
  {code: 'zh_Hant', name: {en: 'Traditional Chinese', de: 'Chinesisch (traditionell)'}, box: 11},
  {code: 'tr', name: {en: 'Turkish', de: 'Türkisch'}, box: 11},
  {code: 'uk', name: {en: 'Ukrainian', de: 'Ukrainisch'}, box: 11, backend: 437, validators: 16},
  {code: 'vi', name: {en: 'Vietnamese', de: 'Vietnamesisch'}, box: 11, backend: 127, validators: 4},
];
