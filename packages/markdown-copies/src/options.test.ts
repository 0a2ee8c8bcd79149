import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {markdownCopies} from '.';
import {validateOptions, type Options} from './options';

const check = (options: unknown) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Options});

describe('options', () => {
  it('have defaults', () => {
    expect(check({})).toEqual({
      id: 'default',
      articleClass: 'theme-doc-markdown',
      note: {},
      frontMatter: {},
      quotes: {},
    });
  });

  it('are kept if they are valid', () => {
    const options = {
      articleClass: 'text',
      note: {en: 'About 2.', 'de-CH': 'Über 2.'},
      frontMatter: {documented_version: '2'},
      quotes: {de: '„“'},
    };
    expect(check(options)).toEqual({id: 'default', ...options});
  });

  it.each([
    [{articleClass: 'a b'}, /"articleClass" needs .* Remedy: /],
    [{note: 'About 2.'}, /"note" needs .* Remedy: .*{en: /],
    [{note: {en: ''}}, /"note" needs .* Remedy: /],
    [{note: {'': 'x'}}, /"note" needs .* Remedy: /],
    [{frontMatter: {title: 'x'}}, /"frontMatter" needs .* Remedy: /],
    [{frontMatter: {version: 2}}, /"frontMatter" needs .* Remedy: /],
    [{quotes: {de: '"'}}, /"quotes" needs .* Remedy: /],
    [{notes: {}}, /"notes" is not allowed/],
  ])('%j throws an error that says what to write', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('are validated by Docusaurus if they are passed to the function', () => {
    const plugin = markdownCopies({note: {en: ''}});
    expect(() =>
      plugin.validateOptions?.({validate: normalizePluginOptions as never, options: {}}),
    ).toThrow(/"note" needs/);
  });
});
