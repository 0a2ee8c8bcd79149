import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {
  defaultOptions as defaults,
  matchedKinds,
  type Options,
  type SearchPluginOptions,
} from './options';

const text = Joi.string();
const pathOfPage = text.pattern(/^(?!\/)/);

function isPattern(value: string): string {
  new RegExp(value);
  return value;
}

/** Joi's own messages name the part that is wrong, but not what to write. */
const needs = (name: keyof Options, what: string, example: string) =>
  new Error(`The option "${name}" needs ${what}. Remedy: write for example ${example}.`);

const pagesOption = (name: 'popular' | 'help') =>
  Joi.array()
    .items(pathOfPage.allow(''))
    .default(defaults[name])
    .error(needs(name, 'URLs of pages without the base URL', "['docs/intro']"));

const schema = Joi.object<SearchPluginOptions>({
  synonyms: Joi.object()
    .pattern(text, Joi.array().items(Joi.array().items(text).min(2)))
    .default(defaults.synonyms)
    .error(
      needs('synonyms', 'groups of two or more words by locale', "{en: [['sign in', 'log in']]}"),
    ),
  words: Joi.object()
    .pattern(pathOfPage.allow(''), Joi.object().pattern(text, text))
    .default(defaults.words)
    .error(
      needs(
        'words',
        'words by URL (without the base URL) and locale',
        "{'docs/intro': {en: 'tutorial first steps'}}",
      ),
    ),
  popular: pagesOption('popular'),
  help: pagesOption('help'),
  maxResults: Joi.number()
    .integer()
    .min(1)
    .max(100)
    .default(defaults.maxResults)
    .error(needs('maxResults', 'a number from 1 to 100', '8')),
  searchParentCategories: Joi.boolean()
    .default(defaults.searchParentCategories)
    .error(needs('searchParentCategories', 'true or false', 'true')),
  kinds: Joi.object()
    .pattern(Joi.valid(...matchedKinds), text.custom(isPattern))
    .default(defaults.kinds)
    .error(
      needs('kinds', `regular expressions by ${matchedKinds.join(', ')}`, "{api: '/docs/api/'}"),
    ),
  colors: Joi.valid('infima', 'site')
    .default(defaults.colors)
    .error(needs('colors', "'infima' or 'site'", "'infima'")),
  builtFolder: text
    .default(defaults.builtFolder)
    .error(needs('builtFolder', 'a folder', "'build'")),
  viewEndpoint: text
    .allow(null)
    .default(defaults.viewEndpoint)
    .error(needs('viewEndpoint', 'a URL or null', "'/search-views'")),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, SearchPluginOptions>): SearchPluginOptions {
  return validate(schema as never, options);
}
