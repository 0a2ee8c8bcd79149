import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {textLocale} from '../../../config/locales';
import type {LanguageStep} from '../../build/pipeline/language';

/** Address of a picture in a page, as src/content/markdown/pictureLoader.mjs writes it: name and hash. */
const address = /assets\/screens\/([\w-]+)-(\w{8})\.webp/g;

/** Copies the pictures of articles: these are rendered on the server only, and the files of its bundle are deleted. */
export const pictures: LanguageStep<readonly RegExpExecArray[]> = {
  name: 'pictures',
  start: ({siteDir, outDir, i18n}) => ({
    ofPage: ({html}) => [...html.matchAll(address)],
    async write(parts) {
      const wanted = new Map([...parts.values()].flat().map(([file, name]) => [file, name]));
      await mkdir(path.join(outDir, 'assets/screens'), {recursive: true});
      for (const [file, name] of wanted) {
        const source = path.join(
          siteDir,
          'data/screens',
          textLocale(i18n.currentLocale),
          `${name}.webp`,
        );
        await copyFile(source, path.join(outDir, file));
      }
    },
  }),
};
