import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {translations} from '../../../config/locales';

const website = path.resolve(__dirname, '../../..');
const highlighter = path.dirname(require.resolve('docusaurus-theme-static-pages/highlight'));

/** Files that compiled pages depend on besides their own. A change in one of them recompiles all pages. */
const cacheInputs = [
  'src/build/frontMatter.ts',
  'data/glossary.ts',
  'data/knownIssues',
  'data/screens',
  'src/content/markdown',
  'src/content/screens',
  'texts',
  ...translations.flatMap((locale) => [
    `i18n/${locale}/screens.json`,
    `i18n/${locale}/texts/data/glossary.json`,
    `i18n/${locale}/texts/data/knownIssues`,
    `i18n/${locale}/texts/src/content/markdown`,
  ]),
];

/** All files below a path. They are listed because the bundler's cache watches neither folders nor all imports of these files. */
function filesOf(place: string): string[] {
  // A language may lack texts and screenshots.
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => /\.([cm]?[jt]s|json)$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(place, name));
}

/** Configures the bundler for the Markdown pipeline. */
export default function markdownPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-markdown',
    configureWebpack() {
      return {
        experiments: {
          cache: {
            buildDependencies: [
              highlighter,
              ...cacheInputs.map((place) => path.join(website, place)),
            ].flatMap(filesOf),
          },
        } as object,
        module: {
          rules: [
            {
              include: path.join(siteDir, 'samples'),
              resourceQuery: /language=/,
              type: 'javascript/auto',
              use: [path.join(__dirname, 'sampleLoader.mjs')],
            },
            // Samples into which a lab inserts the reader's values.
            {
              include: path.join(siteDir, 'samples'),
              resourceQuery: /^\?raw$/,
              type: 'asset/source',
            },
          ],
        },
      };
    },
  };
}
