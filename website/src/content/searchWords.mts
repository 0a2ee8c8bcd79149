import {parse} from 'yaml';

/**
 * Words that readers use for a section and that it hardly says, below its heading: a comment `search: …`. If a component
 * writes the heading, the comment names its id: `search #id: …`.
 */
const comment =
  /(?:\{\/\* #(?<above>[\w-]+) \*\/\}\n)?\{\/\* search(?: #(?<named>[\w-]+))?: (?<words>[^*]+) \*\/\}/g;

/** The page without these comments, as if they had never been written. */
export const withoutSearchComments = (source: string): string =>
  source.replace(/(?<=\n)\n?\{\/\* search\b[^*]*\*\/\}\n/g, '');

/** The search words of a page, under '', and of its sections, under '#id'. */
export function searchWordsOf(source: string): Record<string, string> {
  const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(source) ?? [];
  const {search_words: ofPage} = (parse(head) ?? {}) as {search_words?: string};
  const ofSections = Array.from(source.matchAll(comment), ({groups = {}}) => [
    `#${groups.above ?? groups.named}`,
    groups.words ?? '',
  ]);
  return Object.fromEntries([...(ofPage ? [['', ofPage]] : []), ...ofSections]);
}
