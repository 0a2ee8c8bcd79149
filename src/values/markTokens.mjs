import {findPlaceholders} from './placeholders.mjs';

/** @typedef {{content: string, className?: string, value?: import('./placeholders.mjs').ValueName}} Token */

/**
 * Cuts the tokens of a line so that each placeholder is a token of its own, in
 * the colour of its first character, whatever the grammar made of it.
 *
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
export function markTokens(tokens) {
  const marks = findPlaceholders(tokens.map(({content}) => content).join(''));
  /** @type {Token[]} */
  const result = [];
  let position = 0;
  for (const {content, className} of tokens) {
    const end = position + content.length;
    while (position < end) {
      const at = position;
      const mark = marks.find(({start, text}) => at < start + text.length);
      if (!mark || mark.start >= end) {
        result.push({content: content.slice(content.length - (end - at)), className});
        position = end;
      } else if (at < mark.start) {
        const from = content.length - (end - at);
        result.push({content: content.slice(from, from + mark.start - at), className});
        position = mark.start;
      } else {
        if (at === mark.start) result.push({content: mark.text, className, value: mark.name});
        position = Math.min(end, mark.start + mark.text.length);
      }
    }
  }
  return result;
}
