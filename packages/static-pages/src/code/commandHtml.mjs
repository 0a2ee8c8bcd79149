/** Longer words may break, because they do not fit on a phone. */
const LONGEST_WHOLE_WORD = 28;

/**
 * Text of a command, or a run of one color in it, as HTML. Words with hyphens are kept together, so that a
 * command never wraps inside an option.
 * @param {string} text
 * @param {(text: string) => string} escape
 * @returns {string}
 */
export function commandHtml(text, escape) {
  return text
    .split(/(\s+)/)
    .map((word) =>
      /-./.test(word) && word.length <= LONGEST_WHOLE_WORD
        ? `<span class="tw">${escape(word)}</span>`
        : escape(word),
    )
    .join('');
}
