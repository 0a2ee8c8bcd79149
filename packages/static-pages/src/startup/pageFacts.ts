import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What the theme needs to know about a page besides its article. */
export type PageFacts = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'toc' | 'contentTitle' | 'assets'
>;

/** Id of the element that holds them in the HTML of the page. */
export const factsId = 'page-facts';

/** JSON that is safe inside a script element. */
export function writeFacts({metadata, frontMatter, toc, contentTitle, assets}: PageFacts): string {
  const facts: PageFacts = {metadata, frontMatter, toc, contentTitle, assets};
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** Null for a page outside of the documentation. */
export function readFacts(page: Document): PageFacts | null {
  const text = page.getElementById(factsId)?.textContent;
  return text ? (JSON.parse(text) as PageFacts) : null;
}
