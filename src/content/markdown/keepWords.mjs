/** Longer words may break: a phone has no room for them. */
const LONGEST_WHOLE_WORD = 28;

/**
 * Holds words with hyphens together, so that a command that wraps is never broken inside an option.
 * A word that begins or ends in the middle of a token stays as it is.
 * @param {string} html
 * @returns {string}
 */
export function keepWords(html) {
  return html.replace(/(?:<[^>]*>|[^\s<])+/g, (word) => {
    const text = word.replace(/<[^>]*>/g, '');
    const isWhole = word.split('<span').length === word.split('</span').length;
    return isWhole && /-./.test(text) && text.length <= LONGEST_WHOLE_WORD
      ? `<span class="tw">${word}</span>`
      : word;
  });
}
