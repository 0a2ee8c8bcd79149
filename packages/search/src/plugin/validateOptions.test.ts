import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {sectionSearch} from '..';
import {defaultOptions, type Options} from './options';
import {validateOptions} from './validateOptions';

const check = (options: unknown) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Options});

describe('options', () => {
  it('all have a default', () => {
    expect(check({})).toEqual({id: 'default', ...defaultOptions});
  });

  it('stay as they are', () => {
    const options: Options = {
      synonyms: {en: [['sign in', 'log in']]},
      words: {'': {en: 'home'}, 'docs/intro#a': {en: 'tutorial'}},
      help: ['docs/help'],
      popular: ['', 'docs/intro'],
      maxResults: 5,
      searchParentCategories: true,
      kinds: {api: '/docs/api/'},
      builtFolder: '../build',
      viewEndpoint: '/views',
    };
    expect(check(options)).toEqual({id: 'default', ...options});
  });

  it.each([
    [{synonyms: {en: [['alone']]}}, '"synonyms.en[0]" must contain at least 2 items'],
    [{words: {'/docs/intro': {en: 'x'}}}, '"words./docs/intro" is not allowed'],
    [{help: ['/docs/help']}, 'fails to match the URL without / at its beginning pattern'],
    [{popular: ['/docs/intro']}, 'fails to match the URL without / at its beginning pattern'],
    [{maxResults: 0}, '"maxResults" must be greater than or equal to 1'],
    [{searchParentCategories: 'maybe'}, '"searchParentCategories" must be a boolean'],
    [{kinds: {page: 'x'}}, '"kinds.page" is not allowed'],
    [{kinds: {api: '('}}, '"kinds.api" failed custom validation because Invalid regular'],
    [{viewEndpoint: 5}, '"viewEndpoint" must be a string'],
  ])('%j is an error that names it', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('that nobody knows are an error', () => {
    expect(() => check({synonym: {}})).toThrow('"synonym" is not allowed');
  });

  it('are checked by Docusaurus when they are given to the function', () => {
    const theme = sectionSearch({maxResults: 0});
    expect(() =>
      theme.validateOptions?.({validate: normalizePluginOptions as never, options: {}}),
    ).toThrow('"maxResults" must be');
  });
});
