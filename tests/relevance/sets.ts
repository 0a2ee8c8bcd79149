/** Queries and questions that measure the search, one a line; README.md describes the columns. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const languages = ['en', 'de'] as const;
type LanguageName = (typeof languages)[number];

/** What the search was tuned on, and what is only scored. */
export const setNames = ['tuning', 'heldOut'] as const;
export type SetName = (typeof setNames)[number];

/** The sets of queries; those of one or two plain words are sets of their own. */
export const querySets = [...setNames, 'plain.tuning', 'plain.heldOut'] as const;
export type QuerySet = (typeof querySets)[number];

/** A query with the pages that are right for it; without any, it should find nothing. */
export interface EvalQuery {
  readonly kind: string;
  readonly query: string;
  /** Routes without the base URL of the language. */
  readonly pages: readonly string[];
}

/** A question, and patterns that all have to match within a few words where it is answered. */
export interface Question {
  readonly query: string;
  readonly says: readonly string[];
}

/** What a person said about results of a question, by route: whether nothing else is needed. */
export interface Verdicts {
  readonly query: string;
  /** The text after the click, as `screens` has it. */
  readonly full: ReadonlyMap<string, boolean>;
  /** What the list showed. */
  readonly listed: ReadonlyMap<string, boolean>;
}

/** From the folder of the project, where all commands run. */
const folder = path.resolve('tests/relevance/queries');

function readRows(name: string): string[][] {
  const lines = readFileSync(path.join(folder, `${name}.tsv`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

const words = (list: string) => list.split(' ').filter((word) => word !== '');

/** Queries of a set in one language; none of plain words until somebody has written them. */
export function readQueries(set: QuerySet, language: LanguageName): EvalQuery[] {
  const name = `${set}.${language}`;
  if (set.startsWith('plain.') && !existsSync(path.join(folder, `${name}.tsv`))) return [];
  return readRows(name).map(([kind = '', query = '', pages = '']) => ({
    kind,
    query,
    pages: words(pages),
  }));
}

/** Questions as readers ask them; each has its translation in the same line. */
export function readQuestions(set: SetName, language: LanguageName): Question[] {
  const column = 2 * languages.indexOf(language);
  return readRows(`${set}.questions`).map((cells) => ({
    query: cells[column] ?? '',
    says: (cells[column + 1] ?? '').split(' && '),
  }));
}

const verdictsIn = (list: string) =>
  new Map(words(list).map((word) => [word.slice(1), word.startsWith('+')]));

/** Held-out questions whose results a person has read, down to the first full one; see HISTORY.md. */
export function readVerdicts(language: LanguageName): Verdicts[] {
  return readRows('heldOut.read')
    .filter(([one]) => one === language)
    .map(([, query = '', full = '', listed = '']) => ({
      query,
      full: verdictsIn(full),
      listed: verdictsIn(listed),
    }));
}
