import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {markLayout} from '../start/markLayout';
import {sheetLinker} from './linkSheets';
import {withPauses} from './pauses';

/** Other parts of the build read the pages at the same time, so a page changes all at once. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** What the framework does not do for the pages that it wrote. */
export async function finishPages(
  outDir: string,
  lost: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const linkSheets = await sheetLinker(outDir, lost);
  const names = await readdir(outDir, {recursive: true});
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await readFile(file, 'utf8');
    await replace(file, markLayout(name, withPauses(await linkSheets(name, html))));
  }
}
