import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {searchablePages, searchTags} from './pages';

const doc = (permalink: string, more = {}) => ({
  permalink,
  title: permalink,
  source: `@site${permalink}.mdx`,
  frontMatter: {},
  ...more,
});
const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          docs: [doc('/docs/next/b', {frontMatter: {keywords: ['Key']}}), doc('/docs/next/a')],
        },
        {
          versionName: '1.0',
          docs: [
            doc('/docs/a'),
            doc('/docs/off', {frontMatter: {search: false}}),
            doc('/docs/hidden', {unlisted: true}),
          ],
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: doc('/blog/one')}]}},
  'docusaurus-plugin-content-pages': {
    default: [{type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'}],
  },
} as unknown as AllContent;

test('pages in the order of their addresses, with tag and type', () => {
  const pages = searchablePages(allContent);
  expect(pages.map(({permalink, tag, type}) => [permalink, tag, type])).toEqual([
    ['/', 'default', 'other'],
    ['/blog/one', 'default', 'blog'],
    ['/docs/a', 'docs-default-1.0', 'docs'],
    ['/docs/next/a', 'docs-default-current', 'docs'],
    ['/docs/next/b', 'docs-default-current', 'docs'],
  ]);
  expect(pages[4]?.keywords).toEqual(['Key']);
  expect(searchTags(allContent, pages)).toEqual([
    'default',
    'docs-default-1.0',
    'docs-default-current',
  ]);
});

test('a site without other pages announces no default index', () => {
  const docsOnly = {
    'docusaurus-plugin-content-docs': allContent['docusaurus-plugin-content-docs'],
  } as AllContent;
  expect(searchTags(docsOnly, searchablePages(docsOnly))).toEqual([
    'docs-default-1.0',
    'docs-default-current',
  ]);
});
