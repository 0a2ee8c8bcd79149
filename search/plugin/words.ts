import type {SectionText} from '../core/sectionText';
import type {SearchPluginOptions} from './options';
import type {NamedPage} from './originals';

export interface WordsOptions {
  readonly words: SearchPluginOptions['words'];
  readonly locale: string;
  readonly baseUrl: string;
}

/** Gives a page and its sections the words of their readers. */
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
