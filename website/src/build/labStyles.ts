import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Name of the style sheet that all labs share. */
const chunk = 'labs';
const source = /[\\/]labs[\\/].*\.later\.module\.css$/;
const sheet = new RegExp(`^${chunk}\\.\\w+\\.css$`);

/** The start of a lab in the minified HTML of a page. */
const lab = /<div data-island=\w+><div[^>]*><div[^>]* data-lab=/;

/** Adds a link to the styles before the lab of a page. HTML without a lab stays unchanged. */
export function withLabStyles(html: string, href: string): string {
  return html.replace(lab, (start) => `<link rel="stylesheet" href="${href}">${start}`);
}

async function linkIn(file: string, href: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const linked = withLabStyles(html, href);
  if (linked === html) return;
  // Replaced atomically, because other plugins read the page at the same time.
  await writeFile(`${file}.new`, linked);
  await rename(`${file}.new`, file);
}

/**
 * Links the styles of labs on pages that have one. The HTML contains labs completely rendered, so they need styles before
 * any script, but the budget of the style sheet for all pages has no room for them.
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
      const href = `${baseUrl}assets/css/${name}`;
      await Promise.all(pages.map((file) => linkIn(path.join(outDir, file), href)));
    },
  };
}
