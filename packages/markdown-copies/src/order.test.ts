import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {chaptersOf} from './order';

const doc = (id: string) => ({type: 'doc', id});
const docs = ['cli', 'a', 'b', 'index'].map((id) => ({id, permalink: `/docs/${id}`}));
const newest = {
  isLast: true,
  docs,
  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'First',
        link: {type: 'generated-index', permalink: '/docs/category/first'},
        items: [
          doc('a'),
          {type: 'category', label: 'Nested', link: {type: 'doc', id: 'index'}, items: [doc('b')]},
          {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
        ],
      },
      doc('cli'),
    ],
  },
};
const content = (...loadedVersions: object[]) => ({loadedVersions}) as unknown as LoadedContent;

describe('chaptersOf', () => {
  it('follows the sidebar of the newest version', () => {
    const older = {...newest, isLast: false, sidebars: {}};
    expect(chaptersOf([content(older, newest)], '/')).toEqual([
      {title: undefined, permalinks: ['/', '/docs/cli']},
      {
        title: 'First',
        permalinks: ['/docs/category/first', '/docs/a', '/docs/index', '/docs/b'],
      },
    ]);
  });

  it('supports a site without docs', () => {
    expect(chaptersOf([], '/de/')).toEqual([{title: undefined, permalinks: ['/de/']}]);
  });
});
