import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependencies} from '../bundler/cacheDependencies';
import {ReplaceModulesPlugin} from '../bundler/ReplaceModulesPlugin';
import {writeModule} from '../bundler/writeModule';
import {browserConfig} from './browserConfig';
import {LeanStylesPlugin} from './LeanStylesPlugin';

/** Without the styles of dialogs, panels and labs, which come when a reader opens them. */
const siteStyles =
  /^(?!.*[\\/](?:SearchDialog|Dialog|(?:values|report)[\\/]Panel|labs[\\/]\w+[\\/](?:lab|controls))[\\/])/;

/** Parts of the theme that all pages share: one file instead of a dozen. What texts use comes with texts. */
const frame =
  /[\\/](?:@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)|src[\\/]theme|search[\\/]theme[\\/]SearchBar)[\\/](?!.*(?:Tab|tabsUtils|MDX|Admonition|Details|CodeBlock|DocCard|Blog))/;

/** React's interface on a tenth of its weight. The server and the development server keep React. */
const compat = path.join(path.dirname(require.resolve('preact/package.json')), 'compat');
const preact = {react: compat, 'react-dom': compat};

/** Keeps what every page loads small. ARCHITECTURE.md has the figures for each of these. */
export default function leanPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const local = (file: string) => path.join(__dirname, file);
  const experiments = cacheDependencies(__dirname);
  return {
    name: 'site-lean',
    getClientModules: () => [local('../awake/signs.ts'), local('../article/keptControls.ts')],
    configureWebpack(_config, isServer) {
      const pageTexts = {
        '@docusaurus/ComponentCreator': local('../article/ComponentCreator.ts'),
        '@docusaurus/Head': local('../awake/Head.tsx'),
      };
      if (isServer) return {experiments, resolve: {alias: pageTexts}};
      const isProduction = process.env.NODE_ENV === 'production';
      const config = writeModule(
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
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {test: siteStyles},
              frame: {
                name: 'frame',
                test: frame,
                chunks: 'async',
                minChunks: 2,
                priority: 45,
                enforce: true,
              },
            },
          },
        },
        plugins: isProduction
          ? [
              new LeanStylesPlugin(),
              new ReplaceModulesPlugin({'@generated/docusaurus.config': config}),
            ]
          : [],
      };
    },
  };
}
