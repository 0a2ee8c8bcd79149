import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {cacheGroups} from '../startup/chunks';
import {cacheDependencies} from './cacheDependencies';

const startup = (file: string) => path.join(__dirname, '../startup', file);

interface BrowserBuild {
  /** Articles that the browser reads from their HTML: file → path. */
  readonly permalinks: Record<string, string>;
  readonly themes: readonly string[];
  readonly alias: Readonly<Record<string, string>>;
  readonly bundler: ConfigureWebpackUtils['currentBundler']['name'];
}

/** Bundler settings for the scripts of the built site. */
export function browserBuild({permalinks, themes, alias, bundler}: BrowserBuild) {
  return {
    // The name of the Trusted Types policy that lets the bundler's runtime load scripts and workers.
    output: {trustedTypes: 'docs-bundler'},
    resolve: {alias},
    module: {
      rules: [
        {
          test: (file: string) => file in permalinks,
          enforce: 'post' as const,
          use: [
            {
              loader: startup('servedContent.mjs'),
              options: {permalinks, reader: startup('servedPage')},
            },
          ],
        },
      ],
    },
    ...(bundler === 'rspack' && {
      experiments: cacheDependencies(path.join(__dirname, '../startup')),
    }),
    optimization: {splitChunks: {cacheGroups: cacheGroups({permalinks, themes})}},
  };
}
