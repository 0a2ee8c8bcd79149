import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
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
export default function leanPlugin(): Plugin {
  const local = (file: string) => path.join(__dirname, file);
  // What was bundled with another state of these files must not be used again.
  const experiments = {cache: {buildDependencies: readdirSync(__dirname).map(local)}} as object;
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
        plugins: isProduction ? [new LeanStylesPlugin()] : [],
      };
    },
  };
}
