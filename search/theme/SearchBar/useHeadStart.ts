import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {headStart} from '../../client/headStart';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

/** Starts the worker, with its indexes if there is no choice between versions; the box chooses otherwise. */
export default function useHeadStart(): () => void {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {tags} = usePluginData(pluginName) as SearchGlobalData;
  return useCallback(() => {
    const versions = tags.filter((tag) => tag.startsWith('docs-'));
    headStart(baseUrl, versions.length < 2 ? tags : []);
  }, [baseUrl, tags]);
}
