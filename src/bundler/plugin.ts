import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** What a site needs of the bundler to be built fast, and the same every time. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'site-bundler',
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
