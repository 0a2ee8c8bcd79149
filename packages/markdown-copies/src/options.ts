import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin, with defaults filled in. */
export interface PluginOptions {
  readonly id?: string;
  /** Class of the element that contains the text of a page. Pages without it are copied from `<main>`. */
  readonly articleClass: string;
  /** A sentence at the beginning of llms.txt and llms-full.txt, by locale. */
  readonly note: Readonly<Record<string, string>>;
  /** Front matter of each copy, in addition to title, canonical and language. */
  readonly frontMatter: Readonly<Record<string, string>>;
  /** Opening and closing quotation mark for `<q>`, by language; `“”` for languages that are not listed. */
  readonly quotes: Readonly<Record<string, string>>;
}

/** Options in the configuration of a site. */
export type Options = Partial<PluginOptions>;

const text = Joi.string();
const locale = /^[A-Za-z]{2,3}(?:-[\w-]+)?$/;

/** An error that says what to write, which Joi's own messages do not. */
const needs = (name: string, what: string, example: string) =>
  new Error(`The option "${name}" needs ${what}. Remedy: write for example ${example}.`);

const schema = Joi.object<PluginOptions>({
  articleClass: text
    .pattern(/^\S+$/)
    .default('theme-doc-markdown')
    .error(needs('articleClass', 'the name of one class', "'theme-doc-markdown'")),
  note: Joi.object()
    .pattern(locale, text)
    .default({})
    .error(needs('note', 'sentences by locale', "{en: 'These pages document version 2.'}")),
  frontMatter: Joi.object()
    .pattern(/^(?!(?:title|canonical|language)$)[A-Za-z_][\w-]*$/, text)
    .default({})
    .error(
      needs(
        'frontMatter',
        'names with texts, other than title, canonical and language',
        "{documented_version: '2.0'}",
      ),
    ),
  quotes: Joi.object()
    .pattern(locale, text.pattern(/^..$/u))
    .default({})
    .error(needs('quotes', 'two characters by language', "{de: '„“'}")),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options);
}
