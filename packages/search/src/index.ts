import type {OptionValidationContext, PluginModule} from '@docusaurus/types';
import type {Options, SearchPluginOptions} from './plugin/options';
import searchPlugin from './plugin/plugin';
import {validateOptions} from './plugin/validateOptions';

export {searchPlugin as default, validateOptions};
export type {Options, SearchPluginOptions};
export {writeIndex} from './plugin/writeIndexes';

/**
 * The theme with its options, for a configuration in TypeScript. Docusaurus sends options that are written in
 * the configuration to every reader; these stay in Node.
 */
export function sectionSearch(options: Options): PluginModule {
  const theme: PluginModule = (context, checked) =>
    searchPlugin(context, checked as SearchPluginOptions);
  const check = ({
    validate,
  }: Pick<OptionValidationContext<Options, SearchPluginOptions>, 'validate'>) =>
    validateOptions({validate, options});
  return Object.assign(theme, {validateOptions: check as PluginModule['validateOptions']});
}
