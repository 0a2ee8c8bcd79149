import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {cacheDependencies} from '../bundler/cacheDependencies';
import {noticeParts} from '../features/notice/parts';
import {cacheGroups} from './chunks';
import {inlineScript} from './inlineScript';
import {speculationRules} from './speculationRules';

const local = (file: string) => path.join(__dirname, file);

/** Replaces the theme's base style sheet by our own (packages/static-pages/src/css). */
const ownStyles = {
  [require.resolve('infima/dist/css/default/default.css')]: path.join(
    __dirname,
    '../css/index.css',
  ),
};

/** Docusaurus' helpers use one function of `tslib` but would bundle all of it. */
const tslib = {tslib$: local('importDefault.ts')};

/** All pages of the documentation: file → address. */
function readPermalinks(siteDir: string, areas: readonly LoadedContent[]): Record<string, string> {
  const docs = areas
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs);
  return Object.fromEntries(
    docs.map(({source, permalink}) => [source.replace('@site', siteDir), permalink]),
  );
}

/** Static first, then React: README.md beside this file says how a page starts. */
export default function startupPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
  let permalinks: Record<string, string> = {};
  let hasVersions = false;
  return {
    name: 'site-startup',
    getThemePath: () => local('../theme'),
    getTypeScriptThemePath: () => local('../theme'),
    getClientModules: () => [
      local('trustedTypes.ts'),
      local('client.ts'),
      local('articleStyles.ts'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: inlineScript({
            followsSystem: colorMode.respectPrefersColorScheme,
            announcementId: announcementBar?.id ?? '',
            hasVersions,
          }),
        },
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules},
      ],
      postBodyTags: [noticeParts(i18n.currentLocale)],
    }),
    allContentLoaded({allContent}) {
      const areas = Object.values(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
      );
      permalinks = readPermalinks(siteDir, areas);
      hasVersions = areas.some(({loadedVersions}) => loadedVersions.length > 1);
    },
    configureWebpack(_config, isServer) {
      const isServed = !isServer && process.env.NODE_ENV === 'production';
      if (!isServed) {
        return {resolve: {alias: {...ownStyles, '@startup/Content': local('RenderedContent.tsx')}}};
      }
      const options = {permalinks, reader: local('servedPage.tsx')};
      return {
        // Named in the policy (delivery/core/csp.mjs): with it the bundler's runtime may load scripts and workers.
        output: {trustedTypes: 'docs-bundler'},
        resolve: {alias: {...ownStyles, ...tslib, '@startup/Content': local('ServedContent.tsx')}},
        module: {
          rules: [
            {
              test: (file: string) => file in permalinks,
              enforce: 'post',
              use: [{loader: local('servedContent.mjs'), options}],
            },
          ],
        },
        experiments: cacheDependencies(__dirname),
        optimization: {splitChunks: {cacheGroups: cacheGroups(permalinks)}},
      };
    },
  };
}
