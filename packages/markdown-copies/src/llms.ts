import type {MarkdownCopy} from './readPage';
import {copyPath} from './copyPath';

export interface Chapter {
  readonly title: string | undefined;
  readonly pages: readonly MarkdownCopy[];
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** A sentence about the pages in the language of the site; may be empty. */
  readonly note: string;
}

function entry({title, canonical, description}: MarkdownCopy): string {
  const {origin, pathname} = new URL(canonical);
  const link = `- [${title}](${origin}${copyPath(pathname)})`;
  return description ? `${link}: ${description}` : link;
}

function head({title, tagline, note}: Site): string {
  return [`# ${title}`, tagline && `> ${tagline}`, note].filter(Boolean).join('\n\n');
}

/** Writes the list of pages in the format of https://llmstxt.org. */
export function llmsText(site: Site, chapters: readonly Chapter[]): string {
  const filled = chapters.filter(({pages}) => pages.length > 0);
  const lists = filled.map(({title, pages}) =>
    [...(title ? [`## ${title}`, ''] : []), ...pages.map(entry)].join('\n'),
  );
  return `${[head(site), ...lists].join('\n\n')}\n`;
}

/** Writes all pages into one file, each below its URL. */
export function llmsFullText(site: Site, chapters: readonly Chapter[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const texts = pages.map(({canonical, markdown}) => `<${canonical}>\n\n${markdown.trimEnd()}`);
  return `${[head(site), ...texts].join('\n\n---\n\n')}\n`;
}
