import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {headStart} from '../../client/headStart';

/** The indexes to search. With several docs versions only the page knows which of them. */
export function knownTags(): readonly string[] | null {
  const {tags} = site;
  return tags.filter((tag) => tag.startsWith('docs-')).length < 2 ? tags : null;
}

/** Loads the dialog, the worker and the indexes; readers who do not search never download them. */
export function startSearch(): Promise<typeof import('../SearchDialog')> {
  headStart(site.baseUrl, knownTags() ?? []);
  return import('../SearchDialog');
}
