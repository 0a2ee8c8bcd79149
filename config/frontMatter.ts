import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {tags, type Tag} from '../data/tags';
import {defaultLocale, localeOfFile, type Locale} from './locales';

/** What a page is for; each kind has its own shape (see CONTRIBUTING.md). */
export const kinds = ['tutorial', 'how_to', 'reference', 'concept', 'troubleshooting'] as const;

const tagNames = Object.keys(tags) as [Tag, ...Tag[]];

const page = z.strictObject({
  title: z.string().min(2).max(70),
  description: z.string().min(50).max(160),
  kind: z.enum(kinds),
  tags: z.array(z.enum(tagNames)).min(1).max(6),
  sidebar_label: z.string().max(40).optional(),
  search: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** Translations also remember which English text they were made from. */
const translatedPage = page.extend({
  source_hash: z
    .string('is missing; run "npm run translation:accept -- FILE"')
    .regex(/^[0-9a-f]{12}$/, 'must be 12 hex digits; run "npm run translation:accept -- FILE"'),
});

/** Throws with file, key and remedy when the front matter of a page is not as the schema says. */
export function checkFrontMatter(filePath: string, frontMatter: unknown): void {
  const schema = localeOfFile(filePath) === defaultLocale ? page : translatedPage;
  const result = schema.safeParse(frontMatter, {
    error: ({input}) => (input === undefined ? 'is missing' : undefined),
  });
  if (result.success) {
    return;
  }
  const problems = result.error.issues.map((issue) => {
    const key =
      issue.path.join('.') ||
      (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '(all)');
    return `  - ${key}: ${issue.message}`;
  });
  throw new Error(
    `Front matter of ${filePath} is not valid:\n${problems.join('\n')}\n` +
      'Remedy: correct these keys; the allowed ones are listed in CONTRIBUTING.md, "Front matter".',
  );
}

/**
 * Docusaurus would make a page for every tag, and the site has no such routes.
 * So tags reach the page as keywords, in the page's language.
 */
function tagsToKeywords({tags: pageTags, ...rest}: Record<string, unknown>, locale: Locale) {
  return {...rest, keywords: (pageTags as Tag[]).map((tag) => tags[tag][locale])};
}

export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  checkFrontMatter(params.filePath, result.frontMatter);
  return 'tags' in result.frontMatter
    ? {...result, frontMatter: tagsToKeywords(result.frontMatter, localeOfFile(params.filePath))}
    : result;
};
