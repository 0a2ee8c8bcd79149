import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {
  defaultOptions as defaults,
  matchedKinds,
  type Options,
  type SearchPluginOptions,
} from './options';

const text = Joi.string();

/** A URL of a page without the base URL. */
const page = text.pattern(/^(?!\/)/, 'URL without / at its beginning').allow('');

function isPattern(value: string): string {
  new RegExp(value);
  return value;
}

const schema = Joi.object<SearchPluginOptions>({
  synonyms: Joi.object()
    .pattern(text, Joi.array().items(Joi.array().items(text).min(2)))
    .default(defaults.synonyms),
  words: Joi.object().pattern(page, Joi.object().pattern(text, text)).default(defaults.words),
  popular: Joi.array().items(page).default(defaults.popular),
  help: Joi.array().items(page).default(defaults.help),
  maxResults: Joi.number().integer().min(1).max(100).default(defaults.maxResults),
  searchParentCategories: Joi.boolean().default(defaults.searchParentCategories),
  kinds: Joi.object()
    .pattern(Joi.valid(...matchedKinds), text.custom(isPattern, 'regular expression'))
    .default(defaults.kinds),
  builtFolder: text.default(defaults.builtFolder),
  viewEndpoint: text.allow(null).default(defaults.viewEndpoint),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, SearchPluginOptions>): SearchPluginOptions {
  return validate(schema as never, options);
}
