import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {headStart} from '../../client/headStart';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

/** Everything behind the button; nobody who does not search pays for it. */
export function startSearch(): Promise<typeof import('../SearchDialog')> {
  const {tags} = globalData[pluginName]?.default as SearchGlobalData;
  // The indexes, if there is no choice between versions; the box chooses otherwise.
  const versions = tags.filter((tag) => tag.startsWith('docs-'));
  headStart(siteConfig.baseUrl, versions.length < 2 ? tags : []);
  return import('../SearchDialog');
}
