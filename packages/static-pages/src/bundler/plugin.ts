import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * The minimizer chooses names of variables by how often a file uses each letter. At that moment the
 * runtime contains provisional hashes, which depend on the cache. Without `disableCharFreq` a warm build
 * would get another runtime than a cold one, and so other addresses of scripts in every page.
 */
const runtimeMinimizer = new rspack.SwcJsMinimizerRspackPlugin({
  include: /\/runtime~/,
  minimizerOptions: {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle: {disableCharFreq: true},
  } as object,
});

/** Settings of the bundler for fast and reproducible builds. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'site-bundler',
    configureWebpack(config) {
      if (!config.optimization?.minimize) return {};
      return {
        // First, because the minimizers after it skip files that are minimized already.
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {minimizer: [runtimeMinimizer]} as object,
      };
    },
    // The list is that of postcss-loader. Without this preset, which takes seconds: Lightning CSS, which minimizes the result, also adapts it to
    // the browsers. `config: false`, because there is no PostCSS configuration file to look for.
    configurePostCss(options): PostCssOptions {
      const plugins = options.plugins.filter(
        (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
      );
      return {...options, plugins, config: false};
    },
  };
}
