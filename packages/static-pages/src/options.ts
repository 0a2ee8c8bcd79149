import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import path from 'node:path';

export interface StaticPagesOptions {
  /**
   * Articles that stay as the server rendered them. `plain`: those without imports, exports and handlers.
   * `all`: every article; what needs React in it stands inside an `Island`.
   */
  readonly articles: 'plain' | 'all';
  /** Whether Infima, Docusaurus' style sheet, stays. Without it a site may only use classes that css/ has. */
  readonly infima: boolean;
  /** Files with further parts of the inline script, which may import `/inline` of this package: absolute paths. */
  readonly inline: readonly string[];
}

const absolutePath = Joi.string()
  .custom((value: string, helpers) =>
    path.isAbsolute(value) ? value : helpers.error('path.relative'),
  )
  .messages({
    'path.relative':
      '{{#label}} is not an absolute path. Remedy: use path.resolve(__dirname, …) or require.resolve(…).',
  });

const schema = Joi.object<StaticPagesOptions & {readonly id?: string}>({
  // Docusaurus adds it.
  id: Joi.string(),
  articles: Joi.string().valid('plain', 'all').default('plain'),
  infima: Joi.boolean().default(true),
  inline: Joi.array().items(absolutePath).default([]),
});

type Given = Partial<StaticPagesOptions> | undefined;

/** For a theme that the configuration names. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Given, StaticPagesOptions>): StaticPagesOptions {
  return validate(schema, options ?? {});
}

/** For a theme that is called as a function, where Docusaurus validates nothing. */
export function checkedOptions(options: Given): StaticPagesOptions {
  const {value, error} = schema.validate(options ?? {});
  if (error) throw new Error(`docusaurus-theme-static-pages: ${error.message}`);
  return value;
}
