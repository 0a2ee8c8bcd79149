/** Longer words may break, because they do not fit on a phone. */
const LONGEST_WHOLE_WORD = 28;

/** Lines up to this length fit on a phone. */
const SHORT_LINE = 36;

/**
 * A line of a command. Where it wraps, the lines below are indented, so that its end is seen.
 * @param {string} html
 * @param {number} length
 * @returns {string}
 */
export const commandLine = (html, length) =>
  length > SHORT_LINE ? `<span class="tn">${html}</span>` : html;

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
