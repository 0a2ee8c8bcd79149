import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {defaultLocale, localeOfFile} from '../../config/locales';

/** What a page is for; each kind has its own shape (see CONTRIBUTING.md). */
export const kinds = ['tutorial', 'how_to', 'reference', 'concept', 'troubleshooting'] as const;

const page = z.strictObject({
  title: z.string().min(2).max(70),
  description: z.string().min(50).max(160),
  kind: z.enum(kinds),
  /** Subjects in the words of a reader of this language; search weighs them above the text. */
  keywords: z.array(z.string().min(2).max(40)).min(1).max(6),
  /** What readers call the tasks of the page and it hardly says. Only the search index has them. */
  search_words: z.string().min(2).optional(),
  sidebar_label: z.string().max(40).optional(),
  search: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** Translations also store the hash of the English text that they were made from. */
const translatedPage = page.extend({
  source_hash: z.string().regex(/^[0-9a-f]{12}$/, 'must be 12 hex digits'),
});

export interface FrontMatterFault {
  readonly key: string;
  readonly message: string;
  readonly remedy: string;
}

function remedyOf(key: PropertyKey | undefined): string {
  if (key === 'source_hash') return 'translate the page, then run "npm run accept".';
  if (key === 'keywords') return 'name 1 to 6 subjects in the language of the page.';
  return 'correct the key; the allowed ones are listed in CONTRIBUTING.md, "Front matter".';
}

/** Violations of the schema in the front matter of a page. */
export function frontMatterFaults(filePath: string, frontMatter: unknown): FrontMatterFault[] {
  const schema = localeOfFile(filePath) === defaultLocale ? page : translatedPage;
  const result = schema.safeParse(frontMatter, {
    error: ({input}) => (input === undefined ? 'is missing' : undefined),
  });
  const issues = result.success ? [] : result.error.issues;
  return issues.map((issue) => ({
    key:
      issue.path.join('.') ||
      (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '(all)'),
    message: issue.message,
    remedy: remedyOf(issue.path[0]),
  }));
}

/** Throws an error with file, key and remedy if the front matter of a page violates the schema. */
export function checkFrontMatter(filePath: string, frontMatter: unknown): void {
  const faults = frontMatterFaults(filePath, frontMatter);
  if (faults.length === 0) return;
  const lines = faults.map(({key, message, remedy}) => `  - ${key}: ${message}. Remedy: ${remedy}`);
  throw new Error(`Front matter of ${filePath} is not valid:\n${lines.join('\n')}`);
}

/** What only the search reads stays out of the pages that readers load (readSearchWords.ts). */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  checkFrontMatter(params.filePath, frontMatter);
  const {search_words: _words, ...shown} = frontMatter;
  return {frontMatter: shown, content};
};
