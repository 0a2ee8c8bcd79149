/** Under which words terms and documents are put into the parts of the index; see parts.ts. */
import type {Entry} from './encodePart';
import {documentNames} from './names';
import {piecesOf, type Keyed} from './parts';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import type {Language, SearchDocument} from './types';

/** Approximate size in characters. */
function entrySize([term, lengths, postings]: Entry): number {
  const places = postings.reduce((sum, posting) => sum + Math.min(3, posting.places.size), 0);
  return term.length + lengths.length + postings.length * 3 + places;
}

/** A term is in the part of its own first letters and in those of its pieces. */
export function keyedEntry(entry: Entry, language: Language): Keyed<Entry> {
  const [term, lengths] = entry;
  const pieces = lengths.length > 1 ? piecesOf(term, lengths, language) : [];
  return {item: entry, words: [term, ...pieces], size: entrySize(entry)};
}

/** A document is in the parts of the words of its names (title, URL, tags, categories) and of their stems. */
export function keyedDocument(document: SearchDocument, language: Language): Keyed<SearchDocument> {
  const {title, alias, tags, categories} = documentNames(document, language);
  const isPage = !document.sectionRoute.includes('#');
  const names = [title, alias, isPage ? [tags, categories] : []].flat(2).map(({term}) => term);
  const content = names.filter((term) => !isStopWord(term, language));
  const words = (content.length > 0 ? content : names).flatMap((term) => [
    term,
    stem(term, language),
  ]);
  return {item: document, words, size: JSON.stringify(document).length};
}
