import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {searchWords} from './searchWords';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `docs/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`);

describe('searchWords', () => {
  it('has every page, and no page that does not exist', () => {
    expect(Object.keys(searchWords).sort()).toEqual(pages.sort());
  });

  it.each(Object.entries(searchWords))('%s says no word twice', (_, texts) => {
    for (const text of Object.values(texts)) {
      const words = text.toLowerCase().split(/\s+/);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
      expect(words.length).toBeGreaterThan(5);
    }
  });
});
