import {copyFile, mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../../config/locales';
import {dashboard} from '../../../data/screens/projects';
import {screenProps} from './screenProps';

/** Addresses of pictures in a page, as src/content/markdown/pictureLoader.mjs writes them: name and hash. */
const pictures = /assets\/screens\/([\w-]+)-(\w{8})\.webp/g;

/** The picture of the start page, as remarkScreens gives it to pages written in Markdown. */
function startPicture(siteDir: string, locale: Locale): string {
  const loader = path.join(siteDir, 'src/content/markdown/pictureLoader.mjs');
  const file = (name: string) => JSON.stringify(`!!${loader}!@site/data/screens/${locale}/${name}`);
  return [
    `import light from ${file('dashboard.webp')};`,
    `import dark from ${file('dashboard-dark.webp')};`,
    `export default {...${JSON.stringify(screenProps(dashboard, locale))}, light, dark};`,
  ].join('\n');
}

/**
 * Articles are rendered on the server only, whose bundle is thrown away: their pictures come from here.
 * The start page imports its own from `@generated/site-screens/default/`.
 */
export default function screensPlugin({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'site-screens',
    async contentLoaded({actions}) {
      await actions.createData('dashboard.mjs', startPicture(siteDir, currentLocale as Locale));
    },
    async postBuild({outDir}) {
      const names = await readdir(outDir, {recursive: true});
      const wanted = new Map<string, string>();
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const html = await readFile(path.join(outDir, name), 'utf8');
        for (const [address, picture = ''] of html.matchAll(pictures)) wanted.set(address, picture);
      }
      await mkdir(path.join(outDir, 'assets/screens'), {recursive: true});
      for (const [address, picture] of wanted) {
        const source = path.join(siteDir, 'data/screens', currentLocale, `${picture}.webp`);
        await copyFile(source, path.join(outDir, address));
      }
    },
  };
}
