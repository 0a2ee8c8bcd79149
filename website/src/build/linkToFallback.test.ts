import {expect, it} from 'vitest';
import {linkToFallback} from './linkToFallback';

const sourceFilePath = 'website/docs/about/features.mdx';

it('leads to the page, wherever its text is', () => {
  expect(linkToFallback({sourceFilePath, url: '../usage/rules.mdx#items'})).toBe(
    '/docs/usage/rules#items',
  );
});

it('refuses a page that does not exist', () => {
  expect(() => linkToFallback({sourceFilePath, url: '../usage/none.mdx'})).toThrow(
    'website/docs/about/features.mdx links to ../usage/none.mdx, which does not exist.',
  );
});
