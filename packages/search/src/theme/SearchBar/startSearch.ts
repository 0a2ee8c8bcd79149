import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {headStart} from '../../client/headStart';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

/** Loads the dialog, the worker and the indexes; readers who do not search never download them. */
export function startSearch(): Promise<typeof import('../SearchDialog')> {
  const {tags} = (globalData[pluginName] as {default: SearchGlobalData}).default;
  // With several docs versions only the dialog knows which index it needs.
  const versions = tags.filter((tag) => tag.startsWith('docs-'));
  headStart(siteConfig.baseUrl, versions.length < 2 ? tags : []);
  return import('../SearchDialog');
}
