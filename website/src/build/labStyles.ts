import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** All labs share one file of styles. */
const chunk = 'labs';
const source = /[\\/]labs[\\/].*\.later\.module\.css$/;
const sheet = new RegExp(`^${chunk}\\.\\w+\\.css$`);

/** Start of a lab in the minified HTML of a page. */
const lab = /<div data-island=\w+><div[^>]*><div[^>]* data-lab=/;

/** The HTML with a link to the styles before its lab; unchanged if it has none. */
export function withLabStyles(html: string, address: string): string {
  return html.replace(lab, (start) => `<link rel="stylesheet" href="${address}">${start}`);
}

async function linkIn(file: string, address: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const linked = withLabStyles(html, address);
  if (linked === html) return;
  // In one step, because other plugins read the page meanwhile.
  await writeFile(`${file}.new`, linked);
  await rename(`${file}.new`, file);
}

/**
 * Labs are in the HTML of their pages, complete before any script. Only these pages load their styles: the style
 * sheet of all pages has no room for them.
 */
export default function labStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-lab-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const group = {name: chunk, test: source, type: 'css/mini-extract', chunks: 'all'} as const;
      return {
        optimization: {
          splitChunks: {cacheGroups: {[chunk]: {...group, enforce: true, priority: 70}}},
        },
      };
    },
    async postBuild({outDir}) {
      const styles = await readdir(path.join(outDir, 'assets', 'css'));
      const name = styles.find((file) => sheet.test(file));
      if (!name) throw new Error('The build has no styles for the labs.');
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter((file) => file.endsWith('.html'));
      const address = `${baseUrl}assets/css/${name}`;
      await Promise.all(pages.map((file) => linkIn(path.join(outDir, file), address)));
    },
  };
}
