import {t, type Localized} from '../texts';

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
  {code: 'sq', name: t('Albanian'), box: 11, backend: 7},
  {code: 'ar', name: t('Arabic'), box: 11},
  {code: 'bn', name: t('Bangla'), box: 11},
  {code: 'bg', name: t('Bulgarian'), box: 11, backend: 143},
  {code: 'ca', name: t('Catalan'), box: 11, backend: 432, validators: 16},
  {code: 'hr', name: t('Croatian'), box: 11, validators: 16},
  {code: 'cs', name: t('Czech'), box: 11, backend: 845, validators: 7},
  {code: 'da', name: t('Danish'), box: 9},
  {code: 'nl', name: t('Dutch'), box: 11, backend: 66, validators: 14},
  {code: 'en', name: t('English'), box: 11, backend: 1420, validators: 16},
  {code: 'et', name: t('Estonian'), box: 11, validators: 16},
  {code: 'fi', name: t('Finnish'), box: 11, validators: 0},
  {code: 'fr', name: t('French'), box: 11, backend: 790, validators: 13},
  {code: 'de', name: t('German'), box: 11, backend: 1420, validators: 16},
  {code: 'el', name: t('Greek'), box: 11, backend: 0},
  {code: 'he', name: t('Hebrew'), box: 11, backend: 400},
  {code: 'hi', name: t('Hindi'), box: 11, backend: 989, validators: 15},
  {code: 'hu', name: t('Hungarian'), box: 11},
  {code: 'id', name: t('Indonesian'), box: 11, backend: 737, validators: 5},
  {code: 'it', name: t('Italian'), box: 11, backend: 1302, validators: 16},
  {code: 'ja', name: t('Japanese'), box: 11},
  {code: 'km', name: t('Khmer'), box: 11, backend: 0},
  {code: 'ko', name: t('Korean'), box: 11, backend: 1, validators: 15},
  {code: 'lv', name: t('Latvian'), box: 11},
  {code: 'lt', name: t('Lithuanian'), box: 6},
  {code: 'gmh', name: t('Middle High German'), backend: 18},
  {
    code: 'nb_NO',
    name: t('Norwegian Bokmål (Norway)'),
    box: 0,
  },
  {code: 'peo', name: t('Old Persian'), box: 0},
  {code: 'fa', name: t('Persian'), box: 8},
  {code: 'pl', name: t('Polish'), box: 11, backend: 64, validators: 5},
  {code: 'pt', name: t('Portuguese'), box: 11, validators: 0},
  {code: 'ro', name: t('Romanian'), box: 11},
  {code: 'ru', name: t('Russian'), box: 11, backend: 139, validators: 4},
  {code: 'sr', name: t('Serbian'), box: 11},
  {
    code: 'zh_Hans',
    name: t('Simplified Chinese'),
    box: 11,
    backend: 70,
  },
  {code: 'sk', name: t('Slovak'), box: 11, validators: 14},
  {code: 'sl', name: t('Slovenian'), box: 11},
  {code: 'es', name: t('Spanish'), box: 11, backend: 471, validators: 8},
  {code: 'sv', name: t('Swedish'), box: 11, backend: 25, validators: 4},
  {code: 'ta', name: t('Tamil'), box: 11, backend: 1320, validators: 16},
  {code: 'th', name: t('Thai'), box: 10},
  {code: 'zh_Hant', name: t('Traditional Chinese'), box: 11},
  {code: 'tr', name: t('Turkish'), box: 11},
  {code: 'uk', name: t('Ukrainian'), box: 11, backend: 437, validators: 16},
  {code: 'vi', name: t('Vietnamese'), box: 11, backend: 127, validators: 4},
];
