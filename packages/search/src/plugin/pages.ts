import path from 'node:path';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {DocumentType} from '../core/types';
import type {OfferedPage} from './options';

/** A searchable page, from the data of its content plugin. */
export interface PageSource {
  readonly permalink: string;
  readonly tag: string;
  readonly type: DocumentType;
  readonly title: string;
  /** `@site/…`, for the development server. */
  readonly source: string;
  /** The file that a translated page was translated from. */
  readonly original: string | null;
  readonly keywords: readonly string[];
}

interface Meta {
  readonly permalink: string;
  readonly title?: string;
  readonly source: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

interface BlogContent {
  readonly blogPosts: readonly {readonly metadata: Meta}[];
}

/** Docusaurus' name for everything outside of the docs. */
const defaultTag = 'default';

function isSearchable({unlisted, draft, frontMatter}: Meta): boolean {
  return unlisted !== true && draft !== true && frontMatter?.search !== false;
}

function toSource(meta: Meta, tag: string, type: DocumentType): PageSource {
  const {permalink, source, frontMatter} = meta;
  const keywords = Array.isArray(frontMatter?.keywords) ? frontMatter.keywords.map(String) : [];
  return {permalink, tag, type, title: meta.title ?? '', source, original: null, keywords};
}

type Folders = Pick<LoadedVersion, 'contentPath' | 'contentPathLocalized'>;

/** Translations are in a folder of their own, with the same file names as the originals. */
function originalOf(
  source: string,
  {contentPath, contentPathLocalized}: Folders,
  siteDir: string,
): string | null {
  const file = source.replace(/^@site/, siteDir);
  return contentPathLocalized !== undefined && file.startsWith(`${contentPathLocalized}/`)
    ? path.join(contentPath, file.slice(contentPathLocalized.length))
    : null;
}

function contentOf<T>(allContent: AllContent, plugin: string): [id: string, content: T][] {
  return Object.entries(allContent[plugin] ?? {}).filter((entry): entry is [string, T] =>
    Boolean(entry[1]),
  );
}

function docsPages(allContent: AllContent, siteDir: string): PageSource[] {
  return contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ([id, {loadedVersions}]) =>
      loadedVersions.flatMap(({versionName, docs, ...folders}) =>
        docs.filter(isSearchable).map((doc) => ({
          ...toSource(doc, `docs-${id}-${versionName}`, 'docs'),
          original: originalOf(doc.source, folders, siteDir),
        })),
      ),
  );
}

function otherPages(allContent: AllContent): PageSource[] {
  const posts = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
    ([, {blogPosts}]) => blogPosts.map(({metadata}) => ({meta: metadata, type: 'blog' as const})),
  );
  const pages = contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(
    ([, metas]) => metas.map((meta) => ({meta: meta as Meta, type: 'other' as const})),
  );
  return [...posts, ...pages]
    .filter(({meta}) => isSearchable(meta))
    .map(({meta, type}) => toSource(meta, defaultTag, type));
}

/** All searchable pages, sorted by URL, so that builds are reproducible. */
export function searchablePages(allContent: AllContent, siteDir: string): PageSource[] {
  return [...docsPages(allContent, siteDir), ...otherPages(allContent)].sort((a, b) =>
    a.permalink < b.permalink ? -1 : 1,
  );
}

/** Indexes to write: one for each docs version, even an empty one, and one for the rest if there is any. */
export function searchTags(allContent: AllContent, pages: readonly PageSource[]): string[] {
  const versions = contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ([id, {loadedVersions}]) => loadedVersions.map(({versionName}) => `docs-${id}-${versionName}`),
  );
  return [...new Set([...versions, ...pages.map(({tag}) => tag)])].sort();
}

/** Titles of the pages that the box offers; a page that does not exist is an error. */
export function offeredPages(
  pages: readonly PageSource[],
  routes: readonly string[],
  baseUrl: string,
): OfferedPage[] {
  return routes.map((route) => {
    const page = pages.find(({permalink}) => permalink === baseUrl + route);
    if (!page) {
      throw new Error(`The search offers a page that does not exist: ${route}`);
    }
    return {title: page.title, route: page.permalink};
  });
}
