import type {SectionText} from '../core/sectionText';
import type {SearchPluginOptions} from './options';
import type {NamedPage} from './originals';

export interface WordsOptions {
  readonly words: SearchPluginOptions['words'];
  readonly locale: string;
  readonly baseUrl: string;
}

/** Adds the search words of the option `words` to a page and its sections. */
export function addWords(page: NamedPage, {words, locale, baseUrl}: WordsOptions): NamedPage {
  const wordsOf = ({document}: SectionText) =>
    words[document.sectionRoute.slice(baseUrl.length)]?.[locale];
  return {
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      words: wordsOf(section) ?? section.words,
    })),
  };
}
