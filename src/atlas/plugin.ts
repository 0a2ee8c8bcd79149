import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {cacheDependencies} from '../bundler/cacheDependencies';
import {ReplaceModulesPlugin} from '../bundler/ReplaceModulesPlugin';
import {writeModule} from '../bundler/writeModule';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {barNeedsDocs} from './docLists';
import {readGenerated} from './generated';
import {atlasModules} from './write';

const coreClient = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/**
 * A page must not grow with the number of pages. The core tells every page all routes, the chunks
 * of all texts and the files of all chunks. Here a page starts with the way to itself; the rest is
 * the atlas, a chunk that is loaded when the reader shows a first sign of life or goes elsewhere.
 */
export default function atlasPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const local = (file: string) => path.join(__dirname, file);
  const experiments = cacheDependencies(__dirname, local('../bundler'));
  const write = (): Record<string, string> => {
    const {navbar} = siteConfig.themeConfig as UserThemeConfig;
    const keepsDocs = barNeedsDocs(navbar?.items ?? []);
    const modules = Object.entries(atlasModules(readGenerated(generatedFilesDir), keepsDocs));
    const place = (name: string) => path.join(generatedFilesDir, `site-atlas/${name}.js`);
    return Object.fromEntries(
      modules.map(([name, text]) => [name, writeModule(place(name), text)]),
    );
  };
  return {
    name: 'site-atlas',
    configureWebpack(_config, isServer) {
      // While developing pages come and go, and the server knows all of them.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {experiments, resolve: {alias: {'@atlas/late': local('nothing.ts')}}};
      }
      const {late = '', ...early} = write();
      const generated = Object.entries(early).map(([name, file]) => [`@generated/${name}`, file]);
      const core = {'./preload': local('preload.ts'), './docusaurus': local('docusaurus.ts')};
      return {
        experiments,
        resolve: {alias: {'@atlas/late': late}},
        plugins: [
          new ReplaceModulesPlugin(Object.fromEntries(generated) as Record<string, string>),
          new ReplaceModulesPlugin(core, coreClient),
          new ChunkFilesPlugin(),
        ],
      };
    },
  };
}
