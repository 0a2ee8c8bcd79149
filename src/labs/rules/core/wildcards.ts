interface Wildcards {
  /** Stands for any characters. */
  readonly any: string;
  /** Stands for one character. */
  readonly one: string;
}

function foundAt(value: string, part: string, one: string, start: number): number {
  for (let index = start; index + part.length <= value.length; index += 1) {
    let length = 0;
    while (length < part.length && (part[length] === one || part[length] === value[index + length]))
      length += 1;
    if (length === part.length) return index;
  }
  return -1;
}

/**
 * Whether a value contains a pattern. Each part is searched after the previous one, without
 * backtracking, so that many wildcards do not make it slow.
 */
export function containsPattern(value: string, pattern: string, {any, one}: Wildcards): boolean {
  let position = 0;
  for (const part of pattern.split(any)) {
    const found = foundAt(value, part, one, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return true;
}

/** The comparison with LIKE in the database, which mosparo does before every exact one. */
export function containsLike(value: string, pattern: string): boolean {
  return containsPattern(value, pattern, {any: '%', one: '_'});
}
