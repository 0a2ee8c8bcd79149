import {describe, expect, it} from 'vitest';
import {checkFrontMatter, parseFrontMatter} from './frontMatter';

const good = {
  title: 'Requirements',
  description: 'What a server needs before mosparo can be installed on it, with package names.',
  kind: 'reference',
  keywords: ['Installation'],
};
const german = 'i18n/de/docusaurus-plugin-content-docs/current/a.mdx';

describe('checkFrontMatter', () => {
  it('accepts the keys that CONTRIBUTING.md lists', () => {
    expect(() => checkFrontMatter('docs/a.mdx', good)).not.toThrow();
    expect(() => checkFrontMatter(german, {...good, source_hash: '0123456789ab'})).not.toThrow();
  });

  it.each([
    ['docs/a.mdx', {...good, sidbar_label: 'x'}, /docs\/a\.mdx[\s\S]*sidbar_label[\s\S]*Remedy/],
    ['docs/a.mdx', {...good, description: 'Too short.'}, /description/],
    ['docs/a.mdx', {...good, kind: 'novel'}, /kind/],
    ['docs/a.mdx', {...good, keywords: []}, /keywords[\s\S]*1 to 6 subjects/],
    ['docs/a.mdx', {...good, tags: ['installation']}, /tags/],
    ['docs/a.mdx', {...good, source_hash: '0123456789ab'}, /source_hash/],
    [german, good, /source_hash/],
    [`C:\\site\\${german.replaceAll('/', '\\')}`, good, /run "npm run accept"/],
    [`/site/${german}`, good, /run "npm run accept"/],
  ])('refuses %s %j', (file, frontMatter, message) => {
    expect(() => checkFrontMatter(file, frontMatter)).toThrow(message);
  });
});

it('parseFrontMatter keeps what only the search reads out of the pages', async () => {
  const parsed = await parseFrontMatter({
    filePath: 'docs/a.mdx',
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({frontMatter: {...good, search_words: 'setup demands'}, content: 'Text.'}),
  });
  expect(parsed).toEqual({frontMatter: good, content: 'Text.'});
});
