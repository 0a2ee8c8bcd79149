import type {LoadedIndex} from '../core/loadIndex';
import {answerWith, findPages, presentPages, type Selection} from '../core/search';
import type {SearchAnswer, SearchIndexFile} from '../core/types';
import {PartialIndex} from './partialIndex';
import type {Loader} from './loader';
import type {OnAnswer, SearchRequest, SearchService} from './protocol';

/** After this pause in typing, whole texts are fetched for better excerpts. */
const textDelay = 120;
/** Whole texts are fetched in two steps: for this many pages at the top of the list, then for the rest. */
const firstTextPages = 3;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** The pages found for a request, and the indexes they come from. */
class Found {
  private readonly partials: ReadonlyMap<LoadedIndex, PartialIndex>;
  private readonly selection: Selection;

  constructor(
    used: readonly PartialIndex[],
    private readonly request: SearchRequest,
  ) {
    this.partials = new Map(used.map((index) => [index.loaded, index]));
    this.selection = findPages([...this.partials.keys()], request.query, request.options);
  }

  get answer(): SearchAnswer {
    const results = presentPages(this.selection, {
      documentOf: (index, section) => this.partials.get(index)?.documentOf(section),
      textOf: (index, section) => this.partials.get(index)?.textOf(section),
    });
    return answerWith(results, [...this.partials.keys()], this.request.query);
  }

  /** Fetches the documents of the results that are not loaded yet. */
  async fetchDocuments(): Promise<void> {
    await Promise.all(
      this.selection.pages.map(({index, sections}) =>
        this.partials.get(index)?.fetchDocuments(sections.map(({section}) => section)),
      ),
    );
  }

  /** Fetches whole texts for excerpts: for the top of the list first, for the rest once these are shown. */
  async fetchTexts(isStale: () => boolean, onAnswer: OnAnswer): Promise<void> {
    const {pages} = this.selection;
    for (const step of [pages.slice(0, firstTextPages), pages.slice(firstTextPages)]) {
      const before = this.answer.results.filter(({wantsText}) => wantsText).length;
      await Promise.all(
        (isStale() ? [] : step).map(({index, sections}) =>
          this.partials.get(index)?.fetchTexts(sections.map(({section}) => section)),
        ),
      );
      const {answer} = this;
      if (!isStale() && answer.results.filter(({wantsText}) => wantsText).length < before) {
        onAnswer(answer);
      }
    }
  }
}

/** The search itself, for the worker and for the main thread. */
export function createService(loader: Loader): SearchService {
  const indexes = new WeakMap<SearchIndexFile, PartialIndex>();
  let requestCount = 0;

  async function indexOf(tag: string): Promise<PartialIndex> {
    const file = await loader.index(tag);
    const index = indexes.get(file) ?? new PartialIndex(loader, tag, file);
    indexes.set(file, index);
    return index;
  }

  async function run(request: SearchRequest, onAnswer: OnAnswer): Promise<void> {
    const id = (requestCount += 1);
    const isStale = () => id !== requestCount;
    // Requests that are queued already go first and make this one stale.
    await wait(0);
    if (isStale()) {
      return;
    }
    const used = await Promise.all(request.tags.map(indexOf));
    for (const find of ['missing', 'others'] as const) {
      const wanted = used.map((index) => (isStale() ? [] : index[find](request.query)));
      const fetched = Promise.all(used.map((index, at) => index.fetch(wanted[at] ?? [])));
      const partial = used.filter((_, at) => (wanted[at]?.length ?? 0) > 0);
      if (partial.length > 0 && partial.every((index) => index.knowsAll(request.query))) {
        // What is loaded (titles and headings at least) has all words: enough for a first list.
        onAnswer({...new Found(used, request).answer, isPartial: true});
      }
      await fetched;
    }
    if (isStale()) {
      return;
    }
    const found = new Found(used, request);
    await found.fetchDocuments();
    if (isStale()) {
      return;
    }
    onAnswer(found.answer);
    await wait(textDelay);
    await found.fetchTexts(isStale, onAnswer);
  }

  return {
    load: (tags) => void Promise.all(tags.map(async (tag) => (await indexOf(tag)).loaded)),
    search: (request, onAnswer) => void run(request, onAnswer),
  };
}
