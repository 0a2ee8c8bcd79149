import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependencies} from '../bundler/cacheDependencies';
import {ReplaceModulesPlugin} from '../bundler/ReplaceModulesPlugin';
import {writeModule} from '../bundler/writeModule';
import {browserConfig} from './browserConfig';
import {finishPages} from './finishPages';
import {LeanStylesPlugin} from './LeanStylesPlugin';
import {setShortNames} from './shortNames';

/** What stands in texts: components of this project, and those of the theme that Markdown becomes. The way back to the top is none, but comes with them. */
const textStyles =
  /[\\/](?:src[\\/](?:components[\\/](?!(?:Dialog|Landing|PageEnd|PageMenu)[\\/])|labs[\\/]frame[\\/]styles)|theme[\\/](?:Admonition|BackToTopButton|CodeBlock|Details|MDXComponents|TabItem|Tabs)[\\/])/;

/** What is loaded when it is shown: single pages without a text, dialogs, panels, labs, hints. */
const ownStyles =
  /[\\/](?:src[\\/](?:components[\\/](?:Dialog|Landing)|labs|languageHint|report|screens|values)|search[\\/](?:client|theme[\\/]SearchDialog)|theme[\\/](?:Blog|DocCard|DocCategory|NotFound)\w*)[\\/]|closeButton\./;

/** The frame around texts, which every page has. */
const frameStyles = new RegExp(`^(?!.*(?:${textStyles.source}|${ownStyles.source}))`);

/** Parts of the theme that all pages share: one file instead of a dozen. What texts use comes with texts. */
const frame =
  /[\\/](?:@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)|src[\\/]theme|search[\\/]theme[\\/]SearchBar)[\\/](?!.*(?:Tab|tabsUtils|MDX|Admonition|Details|CodeBlock|DocCard|Blog))/;

/** These groups are for scripts; styles that are not common stay with the chunk that needs them. */
const noStyles = /^(?!css)/;

/** How scripts and styles are put together into files. */
const cacheGroups = {
  styles: {test: frameStyles},
  texts: {
    name: 'texts',
    test: textStyles,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
  common: {type: noStyles},
  frame: {
    name: 'frame',
    test: frame,
    type: noStyles,
    chunks: 'async',
    minChunks: 2,
    priority: 45,
    enforce: true,
  },
} as const;

/** React's interface on a tenth of its weight. The server and the development server keep React. */
const compat = path.join(path.dirname(require.resolve('preact/package.json')), 'compat');
const preact = {react: compat, 'react-dom': compat};

interface Options {
  /** Classes, ids and elements that scripts name but the site never shows. */
  readonly unusedStyles?: readonly RegExp[];
  /** Declarations, as `selector{property:value`, that the site can do without. */
  readonly superfluousStyles?: readonly RegExp[];
}

/** Keeps what every page loads small. ARCHITECTURE.md has the figures for each of these. */
export default function leanPlugin(
  {siteConfig, generatedFilesDir}: LoadContext,
  {unusedStyles = [], superfluousStyles = []}: Options = {},
): Plugin {
  const local = (file: string) => path.join(__dirname, file);
  const experiments = cacheDependencies(__dirname);
  const isProduction = process.env.NODE_ENV === 'production';
  const leanStyles = new LeanStylesPlugin({
    unused: unusedStyles,
    superfluous: superfluousStyles,
  });
  return {
    name: 'site-lean',
    getClientModules: () => [local('../awake/signs.ts'), local('../article/keptControls.ts')],
    configureWebpack(config, isServer) {
      if (isProduction) setShortNames(config);
      const pageTexts = {
        '@docusaurus/ComponentCreator': local('../article/ComponentCreator.ts'),
        '@docusaurus/Head': local('../awake/Head.tsx'),
      };
      if (isServer) return {experiments, resolve: {alias: pageTexts}};
      const leanConfig = writeModule(
        path.join(generatedFilesDir, 'site-lean/docusaurus.config.js'),
        `export default ${JSON.stringify(browserConfig(siteConfig))};\n`,
      );
      return {
        experiments,
        ...(isProduction && {entry: local('../start/index.ts')}),
        resolve: {
          alias: {
            ...pageTexts,
            ...(isProduction && preact),
            '@docusaurus/utils-common$': local('utilsCommon.ts'),
            [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: local('progressBar.ts'),
          },
        },
        optimization: {splitChunks: {cacheGroups}},
        plugins: isProduction
          ? [leanStyles, new ReplaceModulesPlugin({'@generated/docusaurus.config': leanConfig})]
          : [],
      };
    },
    postBuild: ({outDir}) => finishPages(outDir, leanStyles.lost),
  };
}
