import {blockOf} from '../core/blocks';
import {loadIndex, type LoadedIndex} from '../core/loadIndex';
import {textPlace} from '../core/texts';
import type {IndexPart, SearchDocument, SearchIndexFile} from '../core/types';
import {knowsAll, wantedParts} from '../core/wantedParts';
import type {Loader} from './loader';

/**
 * To correct a typo, an index with at most this many parts loads all of them; a larger one only those
 * whose words begin with the same letter.
 */
const manyParts = 64;

/** The first letter of each word with at least three letters; shorter words are never corrected. */
const firstLetters = /(?<!\p{L})\p{L}(?=\p{L}{2})/gu;

async function areFulfilled(loads: readonly Promise<unknown>[]): Promise<boolean> {
  const results = await Promise.allSettled(loads);
  return results.every(({status}) => status === 'fulfilled');
}

/** An index with the parts, documents and texts that have been loaded so far. */
export class PartialIndex {
  private readonly parts = new Map<number, IndexPart>();
  /** Documents fetched for display; the index of a large site does not contain them. */
  private readonly shown = new Map<number, SearchDocument>();
  /** Loaded files of section texts, by number. */
  private readonly texts = new Map<number, readonly string[]>();
  private prepared: LoadedIndex | undefined;

  constructor(
    private readonly loader: Loader,
    private readonly tag: string,
    private readonly file: SearchIndexFile,
  ) {}

  get loaded(): LoadedIndex {
    this.prepared ??= loadIndex(this.file, [...this.parts.values()]);
    return this.prepared;
  }

  private get starts(): readonly string[] {
    return this.file.index?.parts ?? [];
  }

  /** Numbers of the parts that contain words of the query and are not loaded yet. */
  missing(query: string): number[] {
    const wanted = wantedParts(this.loaded, this.starts, query);
    return [...wanted].filter((number) => !this.parts.has(number));
  }

  /**
   * Further parts to load if the index does not know a word of the query. It may be a typo or a compound,
   * so any part may help; on a large site only those that begin with the first letter of a word.
   */
  others(query: string): number[] {
    if (this.knowsAll(query)) {
      return [];
    }
    const letters = new Set(query.toLowerCase().match(firstLetters) ?? []);
    const mayHelp = (start: string) =>
      this.starts.length <= manyParts || letters.has(start[0] ?? '');
    return this.starts.flatMap((start, number) =>
      !this.parts.has(number) && mayHelp(start) ? [number] : [],
    );
  }

  knowsAll(query: string): boolean {
    return knowsAll(this.loaded, query);
  }

  /** False if a part cannot be loaded. */
  async fetch(numbers: readonly number[]): Promise<boolean> {
    const loads = numbers.map(async (number) => {
      this.parts.set(number, await this.loader.part(this.tag, number));
      this.prepared = undefined;
    });
    return areFulfilled(loads);
  }

  documentOf(section: number): SearchDocument | undefined {
    return this.loaded.documents.get(section) ?? this.shown.get(section);
  }

  /** Fetches the documents of sections that are about to be shown. False if some cannot be loaded. */
  async fetchDocuments(sections: readonly number[]): Promise<boolean> {
    const missing = sections.filter((section) => !this.documentOf(section));
    const blocks = [...new Set(missing.map(blockOf))];
    return areFulfilled(
      blocks.map(async (block) => {
        const documents = await this.loader.documents(this.tag, block);
        documents.forEach((document) => this.shown.set(document.id, document));
      }),
    );
  }

  /** The whole text of a section, if it has been loaded. */
  textOf(section: number): string | undefined {
    const place = textPlace(this.loaded.textCounts, section);
    return place && this.texts.get(place.file)?.[place.position];
  }

  /** Fetches the whole texts of sections; those that cannot be loaded have shorter excerpts. */
  async fetchTexts(sections: readonly number[]): Promise<void> {
    const files = sections.flatMap(
      (section) => textPlace(this.loaded.textCounts, section)?.file ?? [],
    );
    const missing = [...new Set(files)].filter((file) => !this.texts.has(file));
    await areFulfilled(
      missing.map(async (file) => this.texts.set(file, await this.loader.texts(this.tag, file))),
    );
  }
}
