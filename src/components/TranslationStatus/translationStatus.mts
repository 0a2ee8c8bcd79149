import {translationHash} from '../../../checks/translationHash.mts';

export interface SourcePage {
  /** Path below `docs/`, without ending: the route. */
  readonly id: string;
  readonly source: string;
}

export interface PageStatus {
  readonly id: string;
  readonly title: {readonly en: string; readonly de: string};
  readonly state: 'current' | 'outdated' | 'missing';
}

function frontMatterValue(source: string, key: string): string {
  const match = new RegExp(`^${key}:\\s*"?([^"\\n\\r]*?)"?\\s*$`, 'm').exec(source);
  return match?.[1] ?? '';
}

/** Compares each English page with the hash that its translation was made from. */
export function translationStatus(
  english: readonly SourcePage[],
  german: readonly SourcePage[],
): PageStatus[] {
  const translations = new Map(german.map(({id, source}) => [id, source]));
  return english.map(({id, source}) => {
    const title = frontMatterValue(source, 'title');
    const translation = translations.get(id);
    if (translation === undefined) return {id, title: {en: title, de: title}, state: 'missing'};
    const current = frontMatterValue(translation, 'source_hash') === translationHash(source);
    return {
      id,
      title: {en: title, de: frontMatterValue(translation, 'title')},
      state: current ? 'current' : 'outdated',
    };
  });
}
