import type {OptionValidationContext, PluginModule} from '@docusaurus/types';
import {validateOptions, type Options, type PluginOptions} from './options';
import markdownCopiesPlugin from './plugin';

export {markdownCopiesPlugin as default, validateOptions};
export type {Options, PluginOptions};

/**
 * The plugin with its options, for a configuration in TypeScript. Unlike options in the configuration, which Docusaurus
 * publishes in the site's scripts, these stay in Node.
 */
export function markdownCopies(options: Options): PluginModule {
  const plugin: PluginModule = (context, checked) =>
    markdownCopiesPlugin(context, checked as PluginOptions);
  const check = ({validate}: Pick<OptionValidationContext<Options, PluginOptions>, 'validate'>) =>
    validateOptions({validate, options});
  return Object.assign(plugin, {validateOptions: check as PluginModule['validateOptions']});
}
