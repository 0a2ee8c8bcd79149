import {copyFile, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {textLocale} from '../../../config/locales';
import {pictureFile} from '../../content/screens/pictureFile';
import type {BuiltLanguage} from '../../content/builtLanguage';

/** Address of a picture in a page, as src/content/markdown/pictureLoader.mjs writes it: name and hash. */
const address = /assets\/screens\/([\w-]+)-(\w{8})\.webp/g;

/** Copies the pictures of articles: these are rendered on the server only, and the files of its bundle are deleted. */
export async function copyPictures({outDir, i18n}: BuiltLanguage): Promise<void> {
  const locale = textLocale(i18n.currentLocale);
  await mkdir(path.join(outDir, 'assets/screens'), {recursive: true});
  const files = await readdir(outDir, {recursive: true});
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(outDir, page), 'utf8');
    for (const [file, name = ''] of html.matchAll(address)) {
      await copyFile(pictureFile(name, locale), path.join(outDir, file));
    }
  }
}
