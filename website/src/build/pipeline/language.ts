import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {Stopwatch} from './stopwatch.mjs';

/** A language as Docusaurus has built it. */
export interface BuiltLanguage extends Pick<
  LoadContext,
  'siteDir' | 'siteConfig' | 'i18n' | 'baseUrl'
> {
  readonly outDir: string;
  readonly routes: readonly string[];
  readonly allContent: AllContent;
}

export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** A built page: read and parsed once, for all steps. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  readonly document: HtmlDocument;
}

/** A step that is about to run on one language. */
export interface RunningStep<Part> {
  /** What the step needs of a page, if anything. Writes nothing. */
  ofPage?(page: BuiltPage): Promise<Part | undefined> | Part | undefined;
  /** Writes the files of the step; it gets what it needed of each page, by route. */
  write(parts: ReadonlyMap<string, Part>): Promise<void>;
}

export interface LanguageStep<Part = unknown> {
  readonly name: string;
  start(language: BuiltLanguage): RunningStep<Part>;
}

/** The same step without the type of its parts, for a list of different steps. */
export function languageStep<Part>(step: LanguageStep<Part>): LanguageStep {
  return step as LanguageStep;
}

/** Path in the folder of the build, without an ending. */
export function fileOf({outDir, baseUrl}: BuiltLanguage, route: string): string {
  return path.join(outDir, decodeURI(route.slice(baseUrl.length)));
}

function htmlFile(language: BuiltLanguage, route: string): string {
  const file = fileOf(language, route);
  const found = [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
  if (!found) throw new Error(`Docusaurus has written no page for the route ${route}.`);
  return found;
}

async function readPage(language: BuiltLanguage, route: string): Promise<BuiltPage> {
  const html = await readFile(htmlFile(language, route), 'utf8');
  return {route, html, document: parse(html)};
}

/** Runs the steps in their order, page by page, so that one page is in memory at a time. */
export async function runLanguageSteps(
  steps: readonly LanguageStep[],
  language: BuiltLanguage,
): Promise<void> {
  const times = new Stopwatch();
  const running = steps.map((step) => ({
    name: step.name,
    parts: new Map<string, unknown>(),
    ...step.start(language),
  }));
  // The not-found page has no address of its own.
  for (const route of language.routes.filter((each) => !each.endsWith('/404.html'))) {
    const page = await times.measure('pages read', () => readPage(language, route));
    for (const {name, ofPage, parts} of running) {
      const part = await times.measure(name, () => ofPage?.(page));
      if (part !== undefined) parts.set(route, part);
    }
  }
  for (const {name, write, parts} of running) await times.measure(name, () => write(parts));
  times.print();
}
