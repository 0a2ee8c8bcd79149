import {describe, expect, it} from 'vitest';
import {checkFrontMatter, parseFrontMatter} from './frontMatter';

const good = {
  title: 'Requirements',
  description: 'What a server needs before mosparo can be installed on it, with package names.',
  kind: 'reference',
  tags: ['installation'],
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
    ['docs/a.mdx', {...good, tags: ['no such tag']}, /tags/],
    ['docs/a.mdx', {...good, source_hash: '0123456789ab'}, /source_hash/],
    [german, good, /source_hash/],
    [`C:\\site\\${german.replaceAll('/', '\\')}`, good, /run "npm run accept"/],
    [`/site/${german}`, good, /run "npm run accept"/],
  ])('refuses %s %j', (file, frontMatter, message) => {
    expect(() => checkFrontMatter(file, frontMatter)).toThrow(message);
  });
});

describe('parseFrontMatter', () => {
  it('turns tags into keywords in the language of the page', async () => {
    const parse = (filePath: string, frontMatter: Record<string, unknown>) =>
      parseFrontMatter({
        filePath,
        fileContent: '',
        defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
      });
    const english = await parse('docs/a.mdx', {...good, tags: ['privacy']});
    expect(english.frontMatter).not.toHaveProperty('tags');
    expect(english.frontMatter.keywords).toEqual(['Privacy']);
    const translated = await parse(german, {
      ...good,
      tags: ['privacy'],
      source_hash: '0123456789ab',
    });
    expect(translated.frontMatter.keywords).toEqual(['Datenschutz']);
  });
});
