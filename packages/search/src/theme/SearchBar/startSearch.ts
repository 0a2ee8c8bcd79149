import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {headStart, lookAhead} from '../../client/headStart';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

const options = () => (globalData[pluginName] as {default: SearchGlobalData}).default;

/** The indexes to search. With several docs versions only the dialog knows which of them. */
function knownTags(): readonly string[] {
  const {tags} = options();
  return tags.filter((tag) => tag.startsWith('docs-')).length < 2 ? tags : [];
}

/** Loads the dialog, the worker and the indexes; readers who do not search never download them. */
export function startSearch(): Promise<typeof import('../SearchDialog')> {
  headStart(siteConfig.baseUrl, knownTags());
  return import('../SearchDialog');
}

/** Lets the worker prepare the answer to what was typed before the dialog is there. */
export function expectQuery(query: string): void {
  const {maxResults, searchParentCategories} = options();
  const tags = knownTags();
  if (query.trim() === '' || tags.length === 0) return;
  lookAhead({tags, query, options: {maxResults, searchParentCategories}});
}
