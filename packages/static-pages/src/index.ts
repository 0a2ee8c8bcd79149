import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {browserBuild} from './bundler/browserBuild';
import {noticeParts} from './features/notice/parts';
import {checkedOptions, type StaticPagesOptions} from './options';
import {inlineScript} from './startup/inlineScript';
import {articlesToKeep} from './startup/plainArticles';
import {siteData} from './startup/siteData';
import {speculationRules} from './startup/speculationRules';

export {validateOptions, type StaticPagesOptions} from './options';

/** Without a file extension where the bundler resolves it, because packed files have another one. */
const local = (file: string) => path.join(__dirname, file);
const styles = local('css/index.css');

/** Replaced modules, by their paths: the theme's style sheet (unless it stays) and its highlighter for the browser. */
const replaced = ({infima}: StaticPagesOptions) => ({
  ...(infima ? {} : {[require.resolve('infima/dist/css/default/default.css')]: styles}),
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: local('code/noPrism'),
});

const clientModules = ({infima}: StaticPagesOptions) => [
  // First: it repairs the URL before anything reads it.
  local('features/safeAddress'),
  ...(infima ? [styles] : []),
  ...['trustedTypes', 'client', 'articleStyles'].map((name) => local(`startup/${name}`)),
  ...['pageFocus', 'entries'].map((name) => local(`features/${name}`)),
];

/** Static first, then React: startup/README.md says how a page starts. */
export default function staticPages(
  context: LoadContext,
  given?: Partial<StaticPagesOptions>,
): Plugin {
  const options = checkedOptions(given);
  const {siteDir, siteConfig, siteStorage} = context;
  // The server's compiler would wait forever for pages that the browser's compiler does not compile.
  if (siteConfig.future.faster.mdxCrossCompilerCache) {
    throw new Error(
      'docusaurus-theme-static-pages does not work with future.faster.mdxCrossCompilerCache. Remedy: set it to false.',
    );
  }
  const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
  let permalinks: Record<string, string> = {};
  return {
    name: 'docusaurus-theme-static-pages',
    getThemePath: () => local('theme'),
    getClientModules: () => clientModules(options),
    injectHtmlTags() {
      const innerHTML = inlineScript({
        followsSystem: colorMode.respectPrefersColorScheme,
        defaultMode: colorMode.defaultMode,
        storageNamespace: siteStorage.namespace,
        announcementId: announcementBar?.id ?? '',
        parts: options.inline,
      });
      const rules = {type: 'speculationrules'};
      return {
        headTags: [
          {tagName: 'script', innerHTML},
          {tagName: 'script', attributes: rules, innerHTML: speculationRules},
        ],
        postBodyTags: [noticeParts(context)],
      };
    },
    async allContentLoaded({allContent, actions}) {
      const areas = Object.values(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
      );
      permalinks = articlesToKeep(areas, siteDir, options.articles);
      await actions.createData('site.json', siteData(context));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const isBrowser = !isServer && process.env.NODE_ENV === 'production';
      const content = isBrowser ? (options.articles === 'all' ? 'Served' : 'Mixed') : 'Rendered';
      const alias = {...replaced(options), '@startup/Content': local(`startup/${content}Content`)};
      if (!isBrowser) return {resolve: {alias}};
      const themes = [local('theme'), path.join(siteDir, 'src/theme')];
      return browserBuild({permalinks, themes, alias, bundler: currentBundler.name});
    },
  };
}
