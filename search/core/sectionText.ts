import type {SearchDocument} from './types';

/** A section as it was read from a page. */
export interface SectionText {
  readonly document: Omit<SearchDocument, 'id' | 'content'>;
  readonly prose: string;
  /** Code blocks; found, but with low weight. */
  readonly code: string;
  /** What stands in prominent places: description of the page, names of table rows, messages. */
  readonly key: string;
  /** Words that readers use for what the page is about. */
  readonly words: string;
}
