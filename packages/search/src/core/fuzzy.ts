/**
 * Damerau-Levenshtein distance (letter missing, extra, wrong, or two swapped) between `typed` and
 * `term` or, with `prefix`, the closest prefix of `term`. Gives up above `limit`.
 */
export function typingDistance(
  typed: string,
  term: string,
  limit: number,
  prefix: boolean,
): number {
  const width = prefix ? Math.min(term.length, typed.length + limit) : term.length;
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === term[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (row > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return prefix ? Math.min(...last) : (last[width] ?? limit + 1);
}

/** How many typos a word of this length may have. */
export function allowedMistakes(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/** The first letter is seldom wrong; this cheap test saves comparing with most of the vocabulary. */
export function mayBeTypo(typed: string, term: string): boolean {
  return (
    typed[0] === term[0] ||
    (typed[0] === term[1] && typed[1] === term[0]) ||
    typed[0] === term[1] ||
    typed[1] === term[0]
  );
}
