import {translationHash} from '../../content/translationHash.mts';
import type {Locale} from '../../../config/locales.ts';

export interface SourcePage {
  /** Path below `docs/`, without ending: the route. */
  readonly id: string;
  readonly source: string;
}

export interface PageStatus {
  readonly id: string;
  readonly title: string;
  /** That of the original if the translation is missing. */
  readonly translatedTitle: string;
  readonly state: 'current' | 'outdated' | 'missing';
}

/** The state of all pages of a translation. */
export interface LanguageStatus {
  readonly locale: Locale;
  readonly pages: readonly PageStatus[];
}

function frontMatterValue(source: string, key: string): string {
  const match = new RegExp(`^${key}:\\s*"?([^"\\n\\r]*?)"?\\s*$`, 'm').exec(source);
  return match?.[1] ?? '';
}

/** Compares each English page with the hash that its translation was made from. */
export function translationStatus(
  english: readonly SourcePage[],
  translated: readonly SourcePage[],
): PageStatus[] {
  const translations = new Map(translated.map(({id, source}) => [id, source]));
  return english.map(({id, source}) => {
    const title = frontMatterValue(source, 'title');
    const translation = translations.get(id);
    if (translation === undefined) return {id, title, translatedTitle: title, state: 'missing'};
    const current = frontMatterValue(translation, 'source_hash') === translationHash(source);
    return {
      id,
      title,
      translatedTitle: frontMatterValue(translation, 'title'),
      state: current ? 'current' : 'outdated',
    };
  });
}
