import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What the theme has to know of a page beside its text. */
export type PageFacts = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'toc' | 'contentTitle' | 'assets'
>;

export const elementId = 'first-page';

/** JSON that may stand in a script element. */
export function writeFacts({metadata, frontMatter, toc, contentTitle, assets}: PageFacts): string {
  const facts: PageFacts = {metadata, frontMatter, toc, contentTitle, assets};
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** What a served page says about itself; nothing if React takes over its article (see useLive). */
export function readFacts(page: Document): PageFacts | null {
  const text = page.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageFacts) : null;
}

/** The page that came with the document, if its article is kept as it is. */
export const firstPage = typeof document === 'undefined' ? null : readFacts(document);
