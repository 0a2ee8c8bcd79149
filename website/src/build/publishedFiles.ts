import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {writeFeed} from '../content/changes/writeFeed';
import {publishDocument} from '../content/openapi/publishDocument';
import {writeRobots} from '../content/robots/writeRobots';
import {writeSecurityTxt} from '../content/securityTxt/writeSecurityTxt';
import type {BuiltLanguage} from '../content/builtLanguage';

const writers = [publishDocument, writeFeed, writeRobots, writeSecurityTxt];

/** Files that the site publishes besides its pages. */
export default function publishedFilesPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, i18n, baseUrl} = context;
  let allContent: AllContent = {};
  return {
    name: 'site-published-files',
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    async postBuild({outDir}) {
      const language: BuiltLanguage = {siteDir, siteConfig, i18n, baseUrl, outDir, allContent};
      await Promise.all(writers.map((write) => write(language)));
    },
  };
}
