import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * The minimizer chooses variable names by how often a file uses each letter. At that moment the
 * runtime contains provisional hashes, which depend on the cache. Without `disableCharFreq`, builds with and
 * without a cache would get different runtimes, and so different script URLs in every page.
 */
const runtimeMinimizer = new rspack.SwcJsMinimizerRspackPlugin({
  include: /\/runtime~/,
  minimizerOptions: {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle: {disableCharFreq: true},
  } as object,
});

/** Bundler settings for fast and reproducible builds. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'site-bundler',
    configureWebpack(config) {
      if (!config.optimization?.minimize) return {};
      return {
        // First, because the minimizers after it skip files that are already minimized.
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {minimizer: [runtimeMinimizer]} as object,
      };
    },
    // The list is that of postcss-loader. This preset is removed because it takes seconds: Lightning CSS minimizes the result and also adapts
    // it to the browsers. `config: false`, because there is no PostCSS configuration file to look for.
    configurePostCss(options): PostCssOptions {
      const plugins = options.plugins.filter(
        (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
      );
      return {...options, plugins, config: false};
    },
  };
}
