import type {LoadedIndex} from '../core/loadIndex';
import {answerWith, findPages, presentPages, type Selection} from '../core/search';
import {failedAnswer, type SearchAnswer} from '../core/types';
import type {Loader} from './loader';
import type {PartialIndex} from './partialIndex';
import type {OnAnswer, SearchRequest, SearchService} from './protocol';
import {usableIndexes} from './usableIndexes';

export type {Loader};

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
    return answerWith(this.selection, results);
  }

  /** Fetches the documents of the results that are not loaded yet. False if some cannot be loaded. */
  async fetchDocuments(): Promise<boolean> {
    const fetched = await Promise.all(
      this.selection.pages.map(({index, sections}) =>
        this.partials.get(index)?.fetchDocuments(sections.map(({section}) => section)),
      ),
    );
    return !fetched.includes(false);
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
  const open = usableIndexes(loader);
  let requestCount = 0;

  async function run(request: SearchRequest, onAnswer: OnAnswer): Promise<void> {
    const id = (requestCount += 1);
    const isStale = () => id !== requestCount;
    // Requests that are queued already go first and make this one stale.
    await wait(0);
    if (isStale()) {
      return;
    }
    const used = await open(request.tags);
    let hasFailed = used.length < request.tags.length;
    for (const find of ['missing', 'others'] as const) {
      const wanted = used.map((index) => (isStale() ? [] : index[find](request.query)));
      const fetched = Promise.all(used.map((index, at) => index.fetch(wanted[at] ?? [])));
      const partial = used.filter((_, at) => (wanted[at]?.length ?? 0) > 0);
      if (partial.length > 0 && partial.every((index) => index.knowsAll(request.query))) {
        // What is loaded (titles and headings at least) has all words: enough for a first list.
        onAnswer({...new Found(used, request).answer, isPartial: true});
      }
      hasFailed ||= (await fetched).includes(false);
    }
    if (isStale()) {
      return;
    }
    const found = new Found(used, request);
    hasFailed ||= !(await found.fetchDocuments());
    if (isStale()) {
      return;
    }
    onAnswer({...found.answer, hasFailed});
    await wait(textDelay);
    await found.fetchTexts(isStale, (answer) => onAnswer({...answer, hasFailed}));
  }

  /** Files of the right shape may have wrong contents: then the reader is told, and the next search fetches them again. */
  async function search(request: SearchRequest, onAnswer: OnAnswer): Promise<void> {
    try {
      await run(request, onAnswer);
    } catch {
      request.tags.forEach((tag) => loader.forget(tag));
      onAnswer(failedAnswer);
    }
  }

  return {
    load: (tags) => void open(tags),
    search: (request, onAnswer) => void search(request, onAnswer),
  };
}
