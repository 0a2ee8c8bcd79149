/**
 * Sections that moved to another page or became part of another section: old address → new one. Links
 * of readers, of search engines and of mosparo itself lead to the old ones. A heading that keeps its
 * id on its page needs no entry.
 */
export const movedSections: Readonly<Record<`/docs/${string}#${string}`, `/docs/${string}`>> = {
  '/docs/about/how_it_works#glossary': '/docs/about/glossary#glossary',
};
