import {expect, it} from 'vitest';
import {copyItem} from './multiply.mjs';

it('points copies of the sidebar to the copied pages', () => {
  const category = {
    type: 'category' as const,
    label: 'Usage',
    link: {type: 'generated-index', slug: '/category/usage'},
    items: ['usage/rules', {type: 'link' as const, href: '/x'}],
  };
  expect(copyItem(category, 'copy_1')).toEqual({
    ...category,
    key: 'copy_1 Usage',
    link: {type: 'generated-index', slug: '/copy_1/category/usage'},
    items: ['copy_1/usage/rules', {type: 'link', href: '/x'}],
  });
});
