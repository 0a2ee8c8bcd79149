import {loadIndex, type LoadedIndex} from '../core/loadIndex';
import {pageRoute} from '../core/pageRoute';
import {search} from '../core/search';
import type {PageTexts, SearchIndexFile} from '../core/types';
import type {Loader} from './loader';
import type {SearchRequest, SearchService} from './protocol';

/** Better excerpts are not worth a failed request. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** The search itself, without a word about where it runs. */
export function createService(loader: Loader): SearchService {
  const prepared = new WeakMap<SearchIndexFile, LoadedIndex>();
  const texts = new Map<string, PageTexts>();

  async function prepare(tag: string): Promise<LoadedIndex> {
    const file = await loader.index(tag);
    const index = prepared.get(file) ?? loadIndex(file);
    prepared.set(file, index);
    return index;
  }

  async function loadTexts(routes: readonly string[]): Promise<void> {
    await Promise.all(
      [...new Set(routes.map(pageRoute))].map(async (page) =>
        texts.set(page, await loader.texts(page)),
      ),
    );
  }

  return {
    load: (tags) => void Promise.all(tags.map(prepare)),
    async search({tags, query, options, texts: withTexts}: SearchRequest) {
      const indexes = await Promise.all(tags.map(prepare));
      const answer = search(indexes, query, options, (page) => texts.get(page));
      const wanting = answer.results.filter(({wantsText}) => wantsText);
      if (!withTexts || wanting.length === 0 || isOffline()) {
        return answer;
      }
      await loadTexts(wanting.map(({document}) => document.sectionRoute));
      return search(indexes, query, options, (page) => texts.get(page));
    },
  };
}
