import {findPlaceholders} from './placeholders.mjs';

/** @typedef {import('docusaurus-theme-static-pages/highlight').Run} Run */
/** @typedef {import('docusaurus-theme-static-pages/highlight').MarkedRun} MarkedRun */

/**
 * Splits the runs of a line so that each placeholder is a single run, in the color of its first character, even if the
 * grammar divided it.
 *
 * @param {readonly Run[]} runs
 * @returns {MarkedRun[]}
 */
export function markRuns(runs) {
  const marks = findPlaceholders(runs.map(([text]) => text).join(''));
  /** @type {MarkedRun[]} */
  const result = [];
  let position = 0;
  for (const [text, className] of runs) {
    const end = position + text.length;
    const piece = (/** @type {number} */ from, /** @type {number} */ to) =>
      text.slice(text.length - (end - from), text.length - (end - to));
    while (position < end) {
      const at = position;
      const mark = marks.find((candidate) => at < candidate.start + candidate.text.length);
      if (!mark || mark.start >= end) {
        position = end;
        result.push({text: piece(at, position), className});
      } else if (at < mark.start) {
        position = mark.start;
        result.push({text: piece(at, position), className});
      } else {
        position = Math.min(end, mark.start + mark.text.length);
        if (at === mark.start) result.push({text: mark.text, className, value: mark.name});
      }
    }
  }
  return result;
}
