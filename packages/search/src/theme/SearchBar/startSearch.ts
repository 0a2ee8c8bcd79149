import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {headStart, lookAhead} from '../../client/headStart';

/** The indexes to search. With several docs versions only the dialog knows which of them. */
function knownTags(): readonly string[] {
  const {tags} = site;
  return tags.filter((tag) => tag.startsWith('docs-')).length < 2 ? tags : [];
}

/** Loads the dialog, the worker and the indexes; readers who do not search never download them. */
export function startSearch(): Promise<typeof import('../SearchDialog')> {
  headStart(site.baseUrl, knownTags());
  return import('../SearchDialog');
}

/** Lets the worker prepare the answer to what was typed before the dialog is there. */
export function expectQuery(query: string): void {
  const {maxResults, searchParentCategories} = site;
  const tags = knownTags();
  if (query.trim() === '' || tags.length === 0) return;
  lookAhead({tags, query, options: {maxResults, searchParentCategories}});
}
