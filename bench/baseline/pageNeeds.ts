import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Provides what our components import: the data of the API pages, written by prepare.mts, and samples as text. */
export default function pageNeedsPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-api',
    async contentLoaded({actions}) {
      const folder = path.join(siteDir, 'apiData', i18n.currentLocale);
      for (const name of readdirSync(folder)) {
        await actions.createData(name, readFileSync(path.join(folder, name), 'utf8'));
      }
    },
    configureWebpack: () => ({
      module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]},
    }),
  };
}
