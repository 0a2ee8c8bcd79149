import type {LoadedIndex} from '../core/loadIndex';
import {pageRoute} from '../core/pageRoute';
import {answerWith, findPages, presentPages, sharpen, type Selection} from '../core/search';
import type {PageTexts, SearchAnswer, SearchIndexFile, SearchResult} from '../core/types';
import {GrowingIndex, isOffline} from './growingIndex';
import type {Loader} from './loader';
import type {OnAnswer, SearchRequest, SearchService} from './protocol';

/** A pause in typing that is worth fetching better excerpts for. */
const textDelay = 120;
/** Whole texts come in two steps: of so many pages at the top of the list first, then of all others. */
const firstTextPages = 3;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Pages of results, each once, in their order. */
function pagesOf(results: readonly SearchResult[]): string[] {
  return [...new Set(results.map(({document}) => pageRoute(document.sectionRoute)))];
}

/** Whole texts of pages, for excerpts. */
class Excerpts {
  private readonly texts = new Map<string, PageTexts>();

  constructor(private readonly loader: Loader) {}

  /** The answer with excerpts from the texts that have come so far. */
  addTo(answer: SearchAnswer): SearchAnswer {
    return sharpen(answer, (page) => this.texts.get(page));
  }

  /** Gives each result an excerpt: the top of the list first, the rest when that is on display. */
  async fetch(answer: SearchAnswer, isOld: () => boolean, onAnswer: OnAnswer): Promise<void> {
    const shown = pagesOf(answer.results);
    const wanting = new Set(pagesOf(answer.results.filter(({wantsText}) => wantsText)));
    for (const step of [shown.slice(0, firstTextPages), shown.slice(firstTextPages)]) {
      const pages = isOld() || isOffline() ? [] : step.filter((page) => wanting.has(page));
      await Promise.all(
        pages.map(async (page) => this.texts.set(page, await this.loader.texts(page))),
      );
      if (pages.length > 0 && !isOld()) {
        onAnswer(this.addTo(answer));
      }
    }
  }
}

/** The pages of indexes that answer a request. */
class Found {
  private readonly growing: ReadonlyMap<LoadedIndex, GrowingIndex>;
  private readonly selection: Selection;

  constructor(
    used: readonly GrowingIndex[],
    private readonly request: SearchRequest,
  ) {
    this.growing = new Map(used.map((index) => [index.loaded, index]));
    this.selection = findPages([...this.growing.keys()], request.query, request.options);
  }

  /** Fetches what is to be shown and not at hand. */
  async complete(): Promise<void> {
    await Promise.all(
      this.selection.pages.map(({index, sections}) =>
        this.growing.get(index)?.fetchDocuments(sections.map(({section}) => section)),
      ),
    );
  }

  get answer(): SearchAnswer {
    const results = presentPages(this.selection, (index, section) =>
      this.growing.get(index)?.documentOf(section),
    );
    return answerWith(results, [...this.growing.keys()], this.request.query);
  }
}

/** The search itself, without a word about where it runs. */
export function createService(loader: Loader): SearchService {
  const indexes = new WeakMap<SearchIndexFile, GrowingIndex>();
  const excerpts = new Excerpts(loader);
  let questions = 0;

  async function indexOf(tag: string): Promise<GrowingIndex> {
    const file = await loader.index(tag);
    const index = indexes.get(file) ?? new GrowingIndex(loader, tag, file);
    indexes.set(file, index);
    return index;
  }

  async function ask(request: SearchRequest, onAnswer: OnAnswer): Promise<void> {
    const own = (questions += 1);
    const isOld = () => own !== questions;
    // Keys that were typed meanwhile are read first.
    await wait(0);
    if (isOld()) {
      return;
    }
    const used = await Promise.all(request.tags.map(indexOf));
    for (const find of ['missing', 'others'] as const) {
      const wanted = used.map((index) => (isOld() ? [] : index[find](request.query)));
      const fetched = Promise.all(used.map((index, at) => index.fetch(wanted[at] ?? [])));
      const partial = used.filter((_, at) => (wanted[at]?.length ?? 0) > 0);
      if (partial.length > 0 && partial.every((index) => index.knowsAll(request.query))) {
        // Titles and headings say enough for a first list.
        onAnswer({...excerpts.addTo(new Found(used, request).answer), isPartial: true});
      }
      await fetched;
    }
    if (isOld()) {
      return;
    }
    const found = new Found(used, request);
    await found.complete();
    if (isOld()) {
      return;
    }
    const answer = excerpts.addTo(found.answer);
    onAnswer(answer);
    await wait(textDelay);
    await excerpts.fetch(answer, isOld, onAnswer);
  }

  return {
    load: (tags) => void Promise.all(tags.map(async (tag) => (await indexOf(tag)).loaded)),
    search: (request, onAnswer) => void ask(request, onAnswer),
  };
}
