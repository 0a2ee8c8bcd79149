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
      colors: 'site',
      builtFolder: '../build',
      viewEndpoint: '/views',
    };
    expect(check(options)).toEqual({id: 'default', ...options});
  });

  it.each([
    [{synonyms: {en: [['alone']]}}, 'synonyms'],
    [{words: {'/docs/intro': {en: 'x'}}}, 'words'],
    [{help: ['/docs/help']}, 'help'],
    [{popular: ['/docs/intro']}, 'popular'],
    [{maxResults: 0}, 'maxResults'],
    [{searchParentCategories: 'maybe'}, 'searchParentCategories'],
    [{kinds: {page: 'x'}}, 'kinds'],
    [{kinds: {api: '('}}, 'kinds'],
    [{colors: 'blue'}, 'colors'],
    [{viewEndpoint: 5}, 'viewEndpoint'],
  ])('%j is an error that says what to write', (options, name) => {
    expect(() => check(options)).toThrow(new RegExp(`"${name}" needs .* Remedy: write `));
  });

  it('that nobody knows are an error', () => {
    expect(() => check({synonym: {}})).toThrow('"synonym" is not allowed');
  });

  it('are checked by Docusaurus when they are given to the function', () => {
    const theme = sectionSearch({maxResults: 0});
    expect(() =>
      theme.validateOptions?.({validate: normalizePluginOptions as never, options: {}}),
    ).toThrow(/"maxResults" needs/);
  });
});
