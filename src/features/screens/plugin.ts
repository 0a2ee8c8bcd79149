import {copyFile, mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Addresses of pictures in a page, as src/content/markdown/pictureLoader.mjs writes them: name and hash. */
const pictures = /assets\/screens\/([\w-]+)-(\w{8})\.webp/g;

/** Articles are rendered on the server only, whose bundle is thrown away: their pictures come from here. */
export default function screensPlugin({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'site-screens',
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
