import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {forgetCatalogues} from './catalogues.cjs';

const website = path.resolve(__dirname, '..');

/** Lets the bundler translate the texts of data and components. */
export default function textsPlugin(): Plugin {
  return {
    name: 'site-texts',
    configureWebpack() {
      return {
        resolve: {
          alias: {[path.join(__dirname, 'catalogues.cjs')]: path.join(__dirname, 'bundled.mjs')},
        },
        plugins: [{apply: ({hooks}) => hooks.watchRun.tap('site-texts', forgetCatalogues)}],
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: ['config', 'data', 'src'].map((folder) => path.join(website, folder)),
              enforce: 'pre',
              use: [path.join(__dirname, 'loader.mjs')],
            },
          ],
        },
      };
    },
  };
}
