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
    default: [{type: 'jsx', permalink: '/', source: '../../../../website/src/pages/index.tsx'}],
  },
} as unknown as AllContent;

test('pages in the order of their URLs, with tag and type', () => {
  const pages = searchablePages(allContent, '/site');
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
  expect(searchTags(docsOnly, searchablePages(docsOnly, '/site'))).toEqual([
    'docs-default-1.0',
    'docs-default-current',
  ]);
});

test('a translated page has the path of its original, the others have none', () => {
  const folders = {
    contentPath: '/site/docs',
    contentPathLocalized: '/site/i18n/de/docusaurus-plugin-content-docs/current',
  };
  const docs = [
    doc('/de/docs/a', {source: '@site/i18n/de/docusaurus-plugin-content-docs/current/x/a.mdx'}),
    doc('/de/docs/b', {source: '@site/docs/b.mdx'}),
  ];
  const content = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{versionName: 'current', docs, ...folders}]},
    },
  } as unknown as AllContent;
  expect(searchablePages(content, '/site').map(({original}) => original)).toEqual([
    '/site/docs/x/a.mdx',
    null,
  ]);
});
