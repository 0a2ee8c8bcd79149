import {isStopWord} from './stopWords';
import {tokenize, type Token} from './tokenize';
import type {Language, SearchDocument} from './types';

/** A word of a name with the section or page that has it. */
export interface Name {
  readonly owner: number;
  readonly token: Token;
}

/** A word of a title with the terms that name it: itself, and the joined word it is a part of. */
export interface TitleWord {
  readonly terms: readonly number[];
  readonly isStop: boolean;
}

/** Words of what sections and pages are called, as they are written. */
export interface Names {
  /** By section, as are aliases. */
  readonly titles: readonly Name[];
  readonly aliases: readonly Name[];
  /** By page, as are categories. */
  readonly tags: readonly Name[];
  readonly categories: readonly Name[];
}

function readWords(lists: readonly (readonly string[])[], language: Language): Name[] {
  return lists.flatMap((names, owner) =>
    names.flatMap((name) => tokenize(name, language).map((token) => ({owner, token}))),
  );
}

/**
 * The last part of an address names its section, often in other words than the heading, and in
 * translations in the language of the product: `#request-delay`, `/ignored_fields`.
 */
function aliasOf({sectionRoute}: SearchDocument): string {
  const [route = '', anchor] = sectionRoute.split('#');
  return (anchor ?? route.slice(route.lastIndexOf('/') + 1)).replace(/[-_]+/g, ' ');
}

export function readNames(
  documents: readonly SearchDocument[],
  firsts: readonly SearchDocument[],
  language: Language,
): Names {
  const read = (lists: readonly (readonly string[])[]) => readWords(lists, language);
  return {
    titles: read(documents.map(({title}) => [title])),
    aliases: read(documents.map((document) => [aliasOf(document)])),
    tags: read(firsts.map(({tags}) => tags)),
    categories: read(firsts.map(({sidebarParentCategories}) => sidebarParentCategories)),
  };
}

export function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (!list) {
    map.set(key, [value]);
  } else if (list[list.length - 1] !== value) {
    list.push(value);
  }
}

/** Owners by the terms of their names. */
export function postNames(names: readonly Name[], termIds: ReadonlyMap<string, number>) {
  const postings = new Map<number, number[]>();
  names.forEach(({owner, token}) => push(postings, termIds.get(token.term) ?? -1, owner));
  return postings;
}

/** Words of each section's title. */
export function titleWords(
  count: number,
  names: readonly Name[],
  termIds: ReadonlyMap<string, number>,
  language: Language,
): TitleWord[][] {
  const titles: TitleWord[][] = Array.from({length: count}, () => []);
  let joined: Token | undefined;
  let section = -1;
  for (const {owner, token} of names) {
    const {term, kind, start, end} = token;
    joined = owner === section ? joined : undefined;
    section = owner;
    if (kind === 'whole') {
      joined = token;
    } else if (kind !== 'tail') {
      const whole = joined && start >= joined.start && end <= joined.end ? [joined.term] : [];
      const terms = [term, ...whole].map((text) => termIds.get(text) ?? -1);
      titles[owner]?.push({terms, isStop: isStopWord(term, language)});
    }
  }
  return titles;
}

/** A heading of so many pages belongs to their form: "If it does not work", "Next steps". */
const manyHeadings = 8;

/** Words of headings that tell one page from another. */
export function tellingTitles(
  {titles}: Names,
  documents: readonly SearchDocument[],
): readonly Name[] {
  const times = new Map<string, number>();
  documents.forEach(({title}) => times.set(title, (times.get(title) ?? 0) + 1));
  return titles.filter(({owner}) => (times.get(documents[owner]?.title ?? '') ?? 0) < manyHeadings);
}
