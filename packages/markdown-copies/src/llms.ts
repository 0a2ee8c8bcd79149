import type {MarkdownCopy} from './readPage';
import {copyPath} from './copyPath';

export interface Chapter {
  readonly title: string | undefined;
  readonly pages: readonly MarkdownCopy[];
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** What the pages are true of, in the language of the site. */
  readonly scope: string;
}

function entry({title, canonical, description}: MarkdownCopy): string {
  const {origin, pathname} = new URL(canonical);
  return `- [${title}](${origin}${copyPath(pathname)}): ${description}`;
}

function head({title, tagline, scope}: Site): string {
  return `# ${title}\n\n> ${tagline}\n\n${scope}`;
}

/** The list of pages, in the form of https://llmstxt.org. */
export function llmsText(site: Site, chapters: readonly Chapter[]): string {
  const lists = chapters.map(({title, pages}) =>
    [...(title ? [`## ${title}`, ''] : []), ...pages.map(entry)].join('\n'),
  );
  return `${[head(site), ...lists].join('\n\n')}\n`;
}

/** All pages in one file, each under its address. */
export function llmsFullText(site: Site, chapters: readonly Chapter[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const texts = pages.map(({canonical, markdown}) => `<${canonical}>\n\n${markdown.trimEnd()}`);
  return `${[head(site), ...texts].join('\n\n---\n\n')}\n`;
}
