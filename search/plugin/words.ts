import type {SectionText} from '../core/sectionText';
import type {SearchPluginOptions} from './options';
import type {NamedPage} from './originals';

export interface WordsOptions {
  readonly words: SearchPluginOptions['words'];
  readonly locale: string;
  readonly baseUrl: string;
}

/** Gives a page the words of its readers; they belong to its beginning. */
export function addWords(page: NamedPage, {words, locale, baseUrl}: WordsOptions): NamedPage {
  const [first, ...others] = page.sections;
  const route = first?.document.sectionRoute.slice(baseUrl.length) ?? '';
  const own = words[route]?.[locale];
  const named: SectionText[] = first && own !== undefined ? [{...first, words: own}] : [];
  return named.length > 0 ? {...page, sections: [...named, ...others]} : page;
}
