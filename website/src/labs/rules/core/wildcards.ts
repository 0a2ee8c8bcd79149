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

/** Where a value contains the text that it was made for: the next place from a position on. */
export type Locate = (
  value: string,
  from: number,
) => {readonly start: number; readonly end: number} | undefined;

/** Whether a value contains the text that it was made for. */
export type Search = (value: string) => boolean;

/**
 * Finds a pattern with wildcards. Each part is searched after the previous one, without
 * backtracking, so that many wildcards do not make it slow.
 */
export function locatorFor(pattern: string, {any, one}: Wildcards): Locate {
  const parts = pattern.split(any).map((part) => ({part, find: finderOf(part, one)}));
  return (value, from) => {
    let start = -1;
    let end = from;
    for (const {part, find} of parts) {
      const found = find(value, end);
      if (found < 0) return undefined;
      if (start < 0) start = found;
      end = found + part.length;
    }
    return {start, end};
  };
}

export function searchFor(pattern: string, wildcards: Wildcards): Search {
  const locate = locatorFor(pattern, wildcards);
  return (value) => locate(value, 0) !== undefined;
}

/** The comparison with LIKE in the database, which mosparo does before every exact one. */
export const searchLike = (pattern: string): Search => searchFor(pattern, {any: '%', one: '_'});
