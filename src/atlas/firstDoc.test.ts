import {expect, it} from 'vitest';
import type {PageFacts} from '@site/src/article/firstPage';
import {withFirstDoc} from './firstDoc';

const data = () => ({
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        {name: 'current', path: '/docs/next', docs: [] as object[]},
        {name: '1.0', path: '/docs', docs: [] as object[]},
      ],
    },
    other: {versions: [{name: '1.0', path: '/other', docs: [] as object[]}]},
  },
});

it('knows the first page, and no other', () => {
  const metadata = {
    id: 'usage/rules',
    permalink: '/docs/usage/rules',
    sidebar: 'docs',
    version: '1.0',
  };
  const expected = data();
  expected['docusaurus-plugin-content-docs'].default.versions[1]?.docs.push({
    id: 'usage/rules',
    path: '/docs/usage/rules',
    sidebar: 'docs',
  });
  expect(withFirstDoc(data(), {metadata} as PageFacts)).toEqual(expected);
  expect(withFirstDoc(data(), null)).toEqual(data());
});
