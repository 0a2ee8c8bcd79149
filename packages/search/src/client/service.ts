import {textFileName} from '../core/indexFileName';
import {loadIndex, type LoadedIndex} from '../core/loadIndex';
import {findPages, present, type Selection, type TextOf} from '../core/search';
import {textPlace} from '../core/texts';
import {emptyAnswer, type SearchAnswer, type SearchOptions} from '../core/types';

/** What the page sends to the search: a query, or an empty one when the box opens. */
export interface Question {
  readonly id: number;
  readonly baseUrl: string;
  readonly tags: readonly string[];
  readonly query: string;
  readonly options: SearchOptions;
  /** Contents of the indexes that the page has fetched since its last question, by tag. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the search sends back: the list, and once more when its excerpts come from whole texts. */
export interface Answer {
  readonly id: number;
  readonly answer: SearchAnswer;
  /** Indexes that cannot be read; they count as empty. */
  readonly unreadable: readonly string[];
}

/** After this pause in typing, whole texts are fetched for better excerpts. */
const textDelay = 120;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

async function fetchTexts(url: string): Promise<readonly string[]> {
  const response = await fetch(url, {cache: 'no-cache'}).catch(() => null);
  const texts: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return isTexts(texts) ? texts : [];
}

interface OpenIndex {
  readonly tag: string;
  readonly index: LoadedIndex;
}

/** Files of section texts, each fetched once; one that fails is empty until the box is opened again. */
class Texts {
  private readonly files = new Map<string, readonly string[]>();

  private place(index: LoadedIndex, tag: string, section: number) {
    const place = textPlace(index.textCounts, section);
    return place && {...place, name: textFileName(tag, place.file)};
  }

  forgetFailed(): void {
    this.files.forEach((texts, name) => texts.length === 0 && this.files.delete(name));
  }

  of({index, tag}: OpenIndex, section: number): string | undefined {
    const place = this.place(index, tag, section);
    return place && this.files.get(place.name)?.[place.position];
  }

  /** True if there is anything new. */
  async fetch(baseUrl: string, open: readonly OpenIndex[], {pages}: Selection): Promise<boolean> {
    const names = pages.flatMap((page) => {
      const tag = open.find(({index}) => index === page.index)?.tag ?? '';
      return page.sections.flatMap(({section}) => this.place(page.index, tag, section)?.name ?? []);
    });
    const missing = [...new Set(names)].filter((name) => !this.files.has(name));
    await Promise.all(
      missing.map(async (name) => this.files.set(name, await fetchTexts(baseUrl + name))),
    );
    return missing.length > 0;
  }
}

/** The search itself, for the worker and for the page. Only the newest question counts. */
export function createService(reply: (answer: Answer) => void): (question: Question) => void {
  const opened = new Map<string, LoadedIndex>();
  const texts = new Texts();
  let newest = 0;

  /** Reads new files. Returns the tags of those that cannot be read. */
  function read({files, options}: Question): string[] {
    return [...files].flatMap(([tag, file]) => {
      try {
        opened.set(tag, loadIndex(JSON.parse(file), options));
        return [];
      } catch {
        return [tag];
      }
    });
  }

  async function answer(question: Question): Promise<void> {
    const {id, query, tags, baseUrl, options} = question;
    const unreadable = read(question);
    const send = (found: SearchAnswer) => reply({id, answer: found, unreadable});
    if (query === '') {
      texts.forgetFailed();
      return send(emptyAnswer);
    }
    newest = id;
    const isStale = () => id !== newest;
    // Questions that are waiting already go first and make this one stale.
    await wait(0);
    if (isStale()) return;
    const open = tags.flatMap((tag) => {
      const index = opened.get(tag);
      return index ? [{tag, index}] : [];
    });
    const textOf: TextOf = (index, section) => {
      const own = open.find((one) => one.index === index);
      return own && texts.of(own, section);
    };
    const selection = findPages(
      open.map(({index}) => index),
      query,
      options.maxResults,
    );
    send(present(selection, textOf));
    await wait(textDelay);
    if (isStale()) return;
    const isNew = await texts.fetch(baseUrl, open, selection);
    if (isNew && !isStale()) send(present(selection, textOf));
  }

  return (question) =>
    // A file of the right shape may have wrong contents: it counts as empty.
    void answer(question).catch(() =>
      reply({id: question.id, answer: emptyAnswer, unreadable: question.tags}),
    );
}
