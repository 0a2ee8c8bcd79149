import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * The minimizer names variables after the letters that a file uses most. While it works, the
 * runtime holds provisional hashes, which depend on what came from the cache: with
 * them a warm build would get another runtime than a cold one, and so other addresses in every page.
 */
const runtimeMinimizer = new rspack.SwcJsMinimizerRspackPlugin({
  include: /\/runtime~/,
  minimizerOptions: {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle: {disableCharFreq: true},
  } as object,
});

/** What a site needs of the bundler to be built fast, and the same every time. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'site-bundler',
    configureWebpack(config) {
      if (!config.optimization?.minimize) return {};
      return {
        // First, because later ones leave alone what is small already.
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {minimizer: [runtimeMinimizer]} as object,
      };
    },
    // Lightning CSS, which minimizes the result, knows the browsers too and does in no time what
    // this preset does in seconds. Nor is there a configuration of PostCSS to look for.
    configurePostCss(options): PostCssOptions {
      const plugins = options.plugins.filter(
        (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
      );
      return {...options, plugins, config: false};
    },
  };
}
