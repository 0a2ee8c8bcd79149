import {isStopWord} from './stopWords';
import {tokenize, type Token} from './tokenize';
import type {Language, SearchDocument} from './types';

/** A word of a name with the section or page that has it. */
export interface Name {
  readonly owner: number;
  readonly token: Token;
}

/** A word of a title as terms: itself, and the hyphenated word or identifier it is a part of. */
export interface TitleWord {
  readonly terms: readonly number[];
  readonly isStop: boolean;
}

/** Names of all sections and pages. */
export interface Names {
  /** By section, as are aliases. */
  readonly titles: readonly Name[];
  readonly aliases: readonly Name[];
  /** By page, as are categories. */
  readonly tags: readonly Name[];
  readonly categories: readonly Name[];
}

/**
 * The last part of a URL names its section, often in other words than the heading, and in
 * English also on translated pages: `#request-delay`, `/ignored_fields`.
 */
function aliasOf({sectionRoute}: SearchDocument): string {
  const [route = '', anchor] = sectionRoute.split('#');
  return (anchor ?? route.slice(route.lastIndexOf('/') + 1)).replace(/[-_]+/g, ' ');
}

/** Names of documents; tags and categories are those of the first section of each page. */
export function readNames(
  documents: readonly SearchDocument[],
  pageOf: readonly number[],
  language: Language,
): Names {
  const firsts = documents.filter(({id}) => id === 0 || pageOf[id] !== pageOf[id - 1]);
  const named = (owner: number, texts: readonly string[]) =>
    texts.flatMap((text) => tokenize(text, language)).map((token) => ({owner, token}));
  const ofPage = ({id}: SearchDocument) => pageOf[id] ?? -1;
  return {
    titles: documents.flatMap(({id, title}) => named(id, [title])),
    aliases: documents.flatMap((document) => named(document.id, [aliasOf(document)])),
    tags: firsts.flatMap((first) => named(ofPage(first), first.tags)),
    categories: firsts.flatMap((first) => named(ofPage(first), first.sidebarParentCategories)),
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

/** Sections or pages by the terms of their names. */
export function postNames(names: readonly Name[], termIds: ReadonlyMap<string, number>) {
  const postings = new Map<number, number[]>();
  names.forEach(({owner, token}) => push(postings, termIds.get(token.term) ?? -1, owner));
  return postings;
}

/** Words of the titles, by section. */
export function titleWords(
  names: readonly Name[],
  termIds: ReadonlyMap<string, number>,
  language: Language,
): ReadonlyMap<number, readonly TitleWord[]> {
  const titles = new Map<number, TitleWord[]>();
  let joined: Token | undefined;
  let section = -1;
  for (const {owner, token} of names) {
    const {term, kind, start, end} = token;
    joined = owner === section ? joined : undefined;
    section = owner;
    if (kind === 'whole') {
      joined = token;
    } else {
      const whole = joined && start >= joined.start && end <= joined.end ? [joined.term] : [];
      const terms = [term, ...whole].map((text) => termIds.get(text) ?? -1);
      const words = titles.get(owner) ?? [];
      titles.set(owner, words);
      words.push({terms, isStop: isStopWord(term, language)});
    }
  }
  return titles;
}
