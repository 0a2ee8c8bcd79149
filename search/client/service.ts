import {loadIndex, type LoadedIndex} from '../core/loadIndex';
import {pageRoute} from '../core/pageRoute';
import {search, sharpen} from '../core/search';
import type {
  IndexPart,
  PageTexts,
  SearchAnswer,
  SearchIndexFile,
  SearchResult,
} from '../core/types';
import {knowsAll, wantedParts} from '../core/wantedParts';
import type {Loader} from './loader';
import type {OnAnswer, SearchRequest, SearchService} from './protocol';

/** A pause in typing that is worth fetching better excerpts for. */
const textDelay = 120;
/** Whole texts come in two steps: of so many pages at the top of the list first, then of all others. */
const firstTextPages = 3;

/** All parts of a site with more of them would take too long. */
const manyParts = 64;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Better excerpts are not worth a failed request. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Pages of results, each once, in their order. */
function pagesOf(results: readonly SearchResult[]): string[] {
  return [...new Set(results.map(({document}) => pageRoute(document.sectionRoute)))];
}

/** An index with the parts that have come so far. */
class GrowingIndex {
  private readonly parts = new Map<number, IndexPart>();
  private prepared: LoadedIndex | undefined;

  constructor(
    private readonly loader: Loader,
    private readonly tag: string,
    readonly file: SearchIndexFile,
  ) {}

  get loaded(): LoadedIndex {
    this.prepared ??= loadIndex(this.file, [...this.parts.values()]);
    return this.prepared;
  }

  private get starts(): readonly string[] {
    return this.file.index?.parts ?? [];
  }

  /** Parts that hold words of the query and are not there. */
  missing(query: string): number[] {
    const wanted = wantedParts(this.loaded, this.starts, query);
    return [...wanted].filter((number) => !this.parts.has(number));
  }

  /**
   * A word that no part knows may be a slip of the finger or a compound: all parts may help. Of a
   * large site those are looked at that begin with the letters of the query.
   */
  others(query: string): number[] {
    if (this.knowsAll(query)) {
      return [];
    }
    const letters = new Set(query.toLowerCase().match(/(?<!\p{L})\p{L}/gu) ?? []);
    const mayHelp = (start: string) =>
      this.starts.length <= manyParts || letters.has(start[0] ?? '');
    return this.starts.flatMap((start, number) =>
      !this.parts.has(number) && mayHelp(start) ? [number] : [],
    );
  }

  knowsAll(query: string): boolean {
    return knowsAll(this.loaded, query);
  }

  async fetch(numbers: readonly number[]): Promise<void> {
    if (isOffline()) {
      return;
    }
    const found = await Promise.all(
      numbers.map(async (number) => [number, await this.loader.part(this.tag, number)] as const),
    );
    for (const [number, part] of found) {
      if (part) {
        this.parts.set(number, part);
        this.prepared = undefined;
      }
    }
  }
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

  function answerOf(used: readonly GrowingIndex[], {query, options}: SearchRequest): SearchAnswer {
    const loaded = used.map((index) => index.loaded);
    return excerpts.addTo(search(loaded, query, options));
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
        onAnswer({...answerOf(used, request), isPartial: true});
      }
      await fetched;
    }
    if (isOld()) {
      return;
    }
    const answer = answerOf(used, request);
    onAnswer(answer);
    await wait(textDelay);
    await excerpts.fetch(answer, isOld, onAnswer);
  }

  return {
    load: (tags) => void Promise.all(tags.map(async (tag) => (await indexOf(tag)).loaded)),
    search: (request, onAnswer) => void ask(request, onAnswer),
  };
}
