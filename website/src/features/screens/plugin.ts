import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../../config/locales';
import {screens} from '../../../data/screens';
import {pictureFile} from '../../content/screens/pictureFile';
import {screenProps} from '../../content/screens/screenProps';

/** The picture of the start page, as remarkScreens gives it to pages written in Markdown. */
function startPicture(siteDir: string, locale: Locale): string {
  const loader = path.join(siteDir, 'src/content/markdown/pictureLoader.mjs');
  const file = (name: string) => JSON.stringify(`!!${loader}!${pictureFile(name, locale)}`);
  return [
    `import light from ${file('dashboard')};`,
    `import dark from ${file('dashboard-dark')};`,
    `export default {...${JSON.stringify(screenProps(screens.dashboard, locale))}, light, dark};`,
  ].join('\n');
}

/** The start page imports its picture from `@generated/site-screens/default/`. */
export default function screensPlugin({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'site-screens',
    async contentLoaded({actions}) {
      await actions.createData('dashboard.mjs', startPicture(siteDir, currentLocale as Locale));
    },
  };
}
