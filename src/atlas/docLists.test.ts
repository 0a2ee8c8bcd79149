import {describe, expect, it} from 'vitest';
import {addDocLists, barNeedsDocs, splitDocLists} from './docLists';

const data = () => ({
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs',
      versions: [
        {name: 'next', docs: [{id: 'a', path: '/docs/next/a'}]},
        {
          name: '1.0',
          docs: [
            {id: 'a', path: '/docs/a'},
            {id: 'b', path: '/docs/b'},
          ],
        },
      ],
    },
  },
  search: {default: {tags: ['docs']}},
});

it('takes the lists of pages out of the common data, and puts them back', () => {
  const {early, late} = splitDocLists(data());
  expect(JSON.stringify(early)).not.toContain('/docs/');
  expect(early.search).toEqual(data().search);
  addDocLists(early, late);
  expect(early).toEqual(data());
});

it('leaves sites without docs alone', () => {
  const {early, late} = splitDocLists({search: {default: {}}});
  expect(late).toEqual([]);
  expect(early.search).toEqual({default: {}});
});

describe('the bar', () => {
  it.each([
    [false, []],
    [false, [{type: 'search'}, {type: 'default'}, {type: 'dropdown', items: [{type: 'default'}]}]],
    [false, [{type: 'docSidebar'}]],
    [true, [{type: 'docsVersion'}]],
    [true, [{type: 'dropdown', items: [{type: 'doc'}]}]],
    [true, [{type: 'docsVersionDropdown'}]],
  ])('asks for pages: %s, %j', (expected, items) => expect(barNeedsDocs(items)).toBe(expected));
});
