import type {LoadedIndex} from '../core/loadIndex';
import {answerWith, findPages, presentPages, type Selection} from '../core/search';
import type {SearchAnswer, SearchIndexFile} from '../core/types';
import {GrowingIndex} from './growingIndex';
import type {Loader} from './loader';
import type {OnAnswer, SearchRequest, SearchService} from './protocol';

/** After this pause in typing, whole texts are fetched for better excerpts. */
const textDelay = 120;
/** Whole texts come in two steps: of so many pages at the top of the list first, then of all others. */
const firstTextPages = 3;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

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

  get answer(): SearchAnswer {
    const results = presentPages(this.selection, {
      documentOf: (index, section) => this.growing.get(index)?.documentOf(section),
      textOf: (index, section) => this.growing.get(index)?.textOf(section),
    });
    return answerWith(results, [...this.growing.keys()], this.request.query);
  }

  /** Fetches what is to be shown and not at hand. */
  async fetchDocuments(): Promise<void> {
    await Promise.all(
      this.selection.pages.map(({index, sections}) =>
        this.growing.get(index)?.fetchDocuments(sections.map(({section}) => section)),
      ),
    );
  }

  /** Fetches whole texts, for excerpts: those of the top of the list first, the rest when these are on display. */
  async fetchTexts(isOld: () => boolean, onAnswer: OnAnswer): Promise<void> {
    const {pages} = this.selection;
    for (const step of [pages.slice(0, firstTextPages), pages.slice(firstTextPages)]) {
      const before = this.answer.results.filter(({wantsText}) => wantsText).length;
      await Promise.all(
        (isOld() ? [] : step).map(({index, sections}) =>
          this.growing.get(index)?.fetchTexts(sections.map(({section}) => section)),
        ),
      );
      const {answer} = this;
      if (!isOld() && answer.results.filter(({wantsText}) => wantsText).length < before) {
        onAnswer(answer);
      }
    }
  }
}

/** The search itself; it runs in a worker and in the page alike. */
export function createService(loader: Loader): SearchService {
  const indexes = new WeakMap<SearchIndexFile, GrowingIndex>();
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
    // Lets keys that were typed meanwhile be handled first.
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
        onAnswer({...new Found(used, request).answer, isPartial: true});
      }
      await fetched;
    }
    if (isOld()) {
      return;
    }
    const found = new Found(used, request);
    await found.fetchDocuments();
    if (isOld()) {
      return;
    }
    onAnswer(found.answer);
    await wait(textDelay);
    await found.fetchTexts(isOld, onAnswer);
  }

  return {
    load: (tags) => void Promise.all(tags.map(async (tag) => (await indexOf(tag)).loaded)),
    search: (request, onAnswer) => void ask(request, onAnswer),
  };
}
