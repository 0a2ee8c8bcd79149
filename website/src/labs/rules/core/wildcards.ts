import {quote} from './php';

interface Wildcards {
  /** Stands for any characters. */
  readonly any: string;
  /** Stands for one character. */
  readonly one: string;
}

/** Finds a text from a position on; -1 if it is not there. */
type Find = (value: string, start: number) => number;

function finderOf(part: string, one: string): Find {
  if (!part.includes(one)) return (value, start) => value.indexOf(part, start);
  const pattern = new RegExp(part.split(one).map(quote).join('[^]'), 'g');
  return (value, start) => {
    pattern.lastIndex = start;
    return pattern.exec(value)?.index ?? -1;
  };
}

/** Whether a value contains the text that it was made for. */
export type Search = (value: string) => boolean;

/**
 * Searches for a pattern with wildcards. Each part is searched after the previous one, without
 * backtracking, so that many wildcards do not make it slow.
 */
export function searchFor(pattern: string, {any, one}: Wildcards): Search {
  const parts = pattern.split(any).map((part) => ({part, find: finderOf(part, one)}));
  return (value) => {
    let position = 0;
    for (const {part, find} of parts) {
      const found = find(value, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return true;
  };
}

/** The comparison with LIKE in the database, which mosparo does before every exact one. */
export const searchLike = (pattern: string): Search => searchFor(pattern, {any: '%', one: '_'});
