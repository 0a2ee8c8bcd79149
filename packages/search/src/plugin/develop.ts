import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {sectionsOfMarkdown} from './markdown';
import type {SearchPluginOptions} from './options';
import {addOriginals, type NamedPage} from './originals';
import type {PageSource} from './pages';
import {addWords} from './words';
import {indexOf} from './writeIndexes';

interface DevRequest {
  readonly url?: string;
}
interface DevResponse {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}
type Next = (error?: unknown) => void;

export interface DevelopContext {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly options: SearchPluginOptions;
  /** Called at each request, because pages are added and removed while the server runs. */
  pages(): readonly PageSource[];
}

async function readSource(siteDir: string, page: PageSource): Promise<NamedPage> {
  if (!/\.mdx?$/.test(page.source)) {
    return {sections: [], names: []};
  }
  const file = page.source.replace(/^@site/, siteDir);
  return addOriginals(sectionsOfMarkdown(await readFile(path.normalize(file), 'utf8'), page), page);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Builds the requested index from the Markdown sources, in one file, so that no other files are requested. */
export function developMiddleware(context: DevelopContext) {
  const {siteDir, baseUrl, locale, options} = context;
  const indexUrl = new RegExp(`^${escapeRegExp(baseUrl)}search-index-([\\w.-]+)\\.json$`);
  return async (request: DevRequest, response: DevResponse, next: Next): Promise<void> => {
    const tag = indexUrl.exec(request.url?.replace(/\?.*/, '') ?? '')?.[1];
    if (tag === undefined) {
      next();
      return;
    }
    try {
      const pages = context.pages().filter((page) => page.tag === tag);
      const sources = await Promise.all(pages.map((page) => readSource(siteDir, page)));
      const read = sources.map((page) => addWords(page, {words: options.words, locale, baseUrl}));
      response.setHeader('content-type', 'application/json');
      const {file} = indexOf(read, options, locale, {isWhole: true, contentLength: Infinity});
      response.end(JSON.stringify(file));
    } catch (error) {
      next(error);
    }
  };
}
