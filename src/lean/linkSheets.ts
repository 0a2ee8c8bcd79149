import {createHash} from 'node:crypto';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {splitNoScript} from './noScript';
import {extractFor, lostOn, namesOfPage, readSelectorNames, sheetsFor, type Sheet} from './sheets';

const folder = 'assets/css';

/** The link to the sheet of the frame, which all pages have, and the name in its address. */
const frameLink = /<link rel="?stylesheet"? href="?[^" >]*\/(styles\.\w+\.css)"? ?\/?>/;

interface SheetText extends Sheet {
  readonly css: string;
}

async function readSheets(outDir: string): Promise<SheetText[]> {
  const files = (await readdir(path.join(outDir, folder))).filter((name) => name.endsWith('.css'));
  return Promise.all(
    files.sort().map(async (file) => {
      const css = await readFile(path.join(outDir, folder, file), 'utf8');
      const names = new Set([...readSelectorNames(css).values()].flat());
      return {file, css, names, size: css.length};
    }),
  );
}

/** Writes a sheet under a name after its content, so that pages with the same styles share it. */
async function writeSheet(outDir: string, kind: string, css: string): Promise<string> {
  const file = `${kind}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, folder, file), css);
  return file;
}

/**
 * Gives a page the styles of all that it shows; the framework links only those of the frame. Of
 * what stands in texts, a page gets what it uses, in one sheet with the frame; readers without
 * scripts get a second one. What comes with a script of its own is linked as it is, so that the
 * script finds it. Stops the build when a page has lost styles on the way.
 */
export async function sheetLinker(
  outDir: string,
  lost: ReadonlyMap<string, readonly string[]>,
): Promise<(name: string, html: string) => Promise<string>> {
  const sheets = await readSheets(outDir);
  const frame = sheets.find(({file}) => file.startsWith('styles.'));
  const texts = sheets.find(({file}) => file.startsWith('texts.'));
  if (!frame || !texts)
    throw new Error('The style sheets of the frame or of the texts are missing.');
  const known = {...frame, names: new Set([...frame.names, ...texts.names])};
  const others = sheets.filter((sheet) => sheet !== frame && sheet !== texts);
  const textRules = postcss.parse(texts.css);
  const frameRules = splitNoScript(frame.css);

  return async (name, html) => {
    const [link, linked = ''] = frameLink.exec(html) ?? [];
    if (!link) return html;
    const names = namesOfPage(html);
    const missed = lostOn(names, lost);
    if (missed.length > 0) {
      throw new Error(`${name} shows what was taken out of the styles: ${missed.join(', ')}`);
    }
    const own = splitNoScript(extractFor(names, textRules));
    const first = await writeSheet(outDir, 'page', frameRules.common + own.common);
    const wanted = [first, ...sheetsFor(names, known, others).map((sheet) => sheet.file)];
    const links = wanted.map((sheet) => link.replace(linked, sheet)).join('');
    const noScript = await writeSheet(outDir, 'noscript', frameRules.noScript + own.noScript);
    const noScriptLink = link.replace(linked, noScript);
    return html.replace(link, `${links}<noscript>${noScriptLink}</noscript>`);
  };
}
