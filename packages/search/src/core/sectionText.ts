import type {SearchDocument} from './types';

/** A section as read from a page, before it is indexed. */
export interface SectionText {
  readonly document: Omit<SearchDocument, 'id' | 'content'>;
  readonly prose: string;
  /** The same with its tables divided into cells, for display; see rows.ts. */
  readonly shown: string;
  /** Code blocks; found, but with low weight. */
  readonly code: string;
  /** Text in prominent places: description of the page, names of table rows, quoted messages. */
  readonly key: string;
  /** Search words: what readers call the subject of the page or section (option `words`). */
  readonly words: string;
}
