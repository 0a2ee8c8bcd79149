import {fold, isStopWord, type Language} from 'docusaurus-theme-section-search/core';
import {searchWordsOf} from '../../../website/src/content/searchWords.mts';
import {ruleOfPages} from '../rule.mts';
import {lineOf} from '../site.mts';

/** Words for the search belong to a page or a heading, and each of them finds something. */
export const searchWords = ruleOfPages('search words', ({file, locale, source}, report) => {
  for (const [comment] of source.matchAll(/\{\/\* search\b.*/g))
    if (!/^\{\/\* search(?: #[\w-]+)?: [^*]+ \*\/\}$/.test(comment))
      report(
        {file, line: lineOf(source, comment)},
        'These search words cannot be read.',
        'write them in one line, as in {/* search: autofill trap */}.',
      );
  for (const [anchor, words] of Object.entries(searchWordsOf(source))) {
    const line = lineOf(source, anchor ? `{/* search: ${words}` : 'search_words:');
    if (anchor === '#undefined')
      report(
        {file, line},
        'These search words belong to no heading.',
        'write the comment in the line below a heading, or {/* search #id: … */} if a component writes the heading.',
      );
    const all = words.toLowerCase().split(/\s+/);
    // The search reads every language but German as English.
    const language: Language = locale === 'de' ? 'de' : 'en';
    const useless = all.filter(
      (word, at) => all.indexOf(word) !== at || isStopWord(fold(word, language), language),
    );
    if (useless.length > 0)
      report(
        {file, line},
        `Search words that find nothing more: ${useless.join(', ')}.`,
        'leave out what is said twice, and words that are in every sentence.',
      );
  }
});
