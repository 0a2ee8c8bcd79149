import {describe, expect, it} from 'vitest';
import {localeOfFile, textLocale} from './locales';

describe('localeOfFile', () => {
  it.each([
    ['docs/a.mdx', 'en'],
    ['i18n/de/docusaurus-plugin-content-docs/current/a.mdx', 'de'],
    ['C:\\docs\\i18n\\de\\a.mdx', 'de'],
  ])('%s is %s', (file, locale) => {
    expect(localeOfFile(file)).toBe(locale);
  });
});

describe('textLocale', () => {
  it.each([
    ['de', 'de'],
    ['en-XA', 'en'],
  ])('%s finds its texts in %s', (locale, language) => {
    expect(textLocale(locale)).toBe(language);
  });

  it('refuses a language that has no texts', () => {
    expect(() => textLocale('xx')).toThrow('no texts in "xx". Remedy:');
  });
});
