import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files whose change alters the compiled pages although no page changed. */
const cacheInputs = [
  'config/frontMatter.ts',
  'data/glossary.ts',
  'data/knownIssues/index.ts',
  'src/markdown/highlight.mjs',
  'src/markdown/languages.mjs',
  'src/markdown/remarkCode.ts',
  'src/markdown/remarkFacts.ts',
  'src/markdown/tokens.mjs',
  'src/values/markRuns.mjs',
  'src/values/placeholders.mjs',
];

/** What the Markdown pipeline needs of the bundler. */
export default function markdownPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-markdown',
    configureWebpack() {
      return {
        experiments: {
          cache: {buildDependencies: cacheInputs.map((file) => path.join(siteDir, file))},
        } as object,
        resolve: {
          alias: {
            // Highlighting happens at build time: the theme's client module would load Prism on every page.
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(
              siteDir,
              'src/markdown/noPrism.ts',
            ),
          },
        },
        module: {
          rules: [
            {
              include: path.join(siteDir, 'samples'),
              resourceQuery: /language=/,
              type: 'javascript/auto',
              use: [path.join(siteDir, 'src/markdown/sampleLoader.mjs')],
            },
            // Samples that a lab fills in with the reader's values.
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
