import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Style sheets besides that of all pages: one for all labs, one for the start page. */
const sources = {
  labs: /[\\/]src[\\/]labs[\\/].*\.later\.module\.css$/,
  start: /[\\/](?:BoxDemo|Landing)[\\/].*\.later\.module\.css$/,
};

const cacheGroup = ([name, test]: [string, RegExp]) => [
  name,
  {name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 70} as const,
];

/** The start of a lab in the minified HTML of a page. */
const lab = /<div data-island=\w+><div[^>]*><div[^>]* data-lab=/;

/** Adds a link to the styles before the lab of a page. HTML without a lab stays unchanged. */
export function withLabStyles(html: string, href: string): string {
  return html.replace(lab, (start) => `<link rel="stylesheet" href="${href}">${start}`);
}

/** Adds a link to the styles of the start page behind the link to those of all pages. */
export function withStartStyles(html: string, href: string): string {
  return html.replace(
    /<link rel="?stylesheet[^>]*>/,
    (link) => `${link}<link rel="stylesheet" href="${href}">`,
  );
}

async function change(file: string, withStyles: (html: string) => string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const linked = withStyles(html);
  if (linked === html) return;
  // Replaced atomically, because other plugins read the page at the same time.
  await writeFile(`${file}.new`, linked);
  await rename(`${file}.new`, file);
}

/**
 * Links the styles of labs on pages that have one, and those of the start page there. The HTML contains both completely
 * rendered, so they need styles before any script, but the budget of the style sheet for all pages has no room for them.
 */
export default function labStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-lab-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const cacheGroups = Object.fromEntries(Object.entries(sources).map(cacheGroup));
      return {optimization: {splitChunks: {cacheGroups}}};
    },
    async postBuild({outDir}) {
      const styles = await readdir(path.join(outDir, 'assets', 'css'));
      const hrefOf = (chunk: keyof typeof sources): string => {
        const name = styles.find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.css'));
        if (!name) throw new Error(`The build has no style sheet "${chunk}".`);
        return `${baseUrl}assets/css/${name}`;
      };
      const [labs, start] = [hrefOf('labs'), hrefOf('start')];
      await change(path.join(outDir, 'index.html'), (html) => withStartStyles(html, start));
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter((file) => file.endsWith('.html'));
      await Promise.all(
        pages.map((file) => change(path.join(outDir, file), (html) => withLabStyles(html, labs))),
      );
    },
  };
}
