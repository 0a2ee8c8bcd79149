import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {runLanguageSteps, type LanguageStep} from './language';

/** Runs the steps after Docusaurus: the only `postBuild` of this site. */
export default function pipelinePlugin(
  {siteDir, siteConfig, i18n, baseUrl}: LoadContext,
  steps: readonly LanguageStep[],
): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'site-pipeline',
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    async postBuild({outDir, routesPaths}) {
      const language = {siteDir, siteConfig, i18n, baseUrl, outDir, allContent};
      await runLanguageSteps(steps, {...language, routes: routesPaths});
    },
  };
}
