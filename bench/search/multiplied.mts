import {buildIndex, type BuiltIndex} from '../../search/core/buildIndex';
import {loadIndex} from '../../search/core/loadIndex';
import {search} from '../../search/core/search';
import type {SectionText} from '../../search/core/sectionText';
import {wantedParts} from '../../search/core/wantedParts';
import {brotliSize} from '../../search/eval/brotliSize';
import type {LocaleName} from './indexFile.mjs';
import {readSections} from './sections.mjs';

/** The sections of the site again and again, with words of their own in every copy. */
function copies(folder: string, locale: LocaleName, factor: number): SectionText[] {
  const sections = readSections(folder, locale);
  return Array.from({length: factor}, (_, copy) =>
    sections.map(({document, content}): SectionText => {
      const sectionRoute = document.sectionRoute.replace(/(?=#|$)/, `_${copy}`);
      return {
        document: {...document, sectionRoute},
        prose: content.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`),
        code: '',
        key: '',
        words: '',
      };
    }),
  ).flat();
}

/** The index of a site with so many times the content. */
export function multipliedIndex(folder: string, locale: LocaleName, factor: number): BuiltIndex {
  const sections = copies(folder, locale, factor);
  return buildIndex(sections, {language: locale, contentLength: 0, synonyms: []});
}

export interface GrowthFigures {
  /** Files that the first query needs, after brotli. */
  readonly kilobytes: number;
  /** Processor time from these files to its results. */
  readonly cpu: number;
  /** Memory that the loaded index takes. */
  readonly megabytes: number;
}

const cpuTime = () => process.cpuUsage().user / 1000;

/** What the first query costs: index, the parts with its words, reading and searching them. */
export function firstQuery({file, parts}: BuiltIndex, query: string): GrowthFigures {
  const wanted = wantedParts(loadIndex(file), file.index?.parts ?? [], query);
  const texts = [file, ...[...wanted].flatMap((number) => parts[number] ?? [])].map((value) =>
    JSON.stringify(value),
  );
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const started = cpuTime();
  const [base, ...own] = texts.map((text) => JSON.parse(text));
  const index = loadIndex(base, own);
  const {results} = search([index], query);
  const cpu = cpuTime() - started;
  globalThis.gc?.();
  const used = process.memoryUsage().heapUsed - before;
  return {
    kilobytes: texts.reduce((sum, text) => sum + brotliSize(text), 0) / 1000,
    cpu: results.length > 0 ? cpu : NaN,
    megabytes: used / 1e6,
  };
}
