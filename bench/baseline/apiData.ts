import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Stands in for src/openapi/plugin.ts: the data of the API pages, made by prepare.mts. */
export default function apiDataPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-api',
    async contentLoaded({actions}) {
      const folder = path.join(siteDir, 'apiData', i18n.currentLocale);
      for (const name of readdirSync(folder)) {
        await actions.createData(name, readFileSync(path.join(folder, name), 'utf8'));
      }
    },
  };
}
