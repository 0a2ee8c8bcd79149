import {expect, it} from 'vitest';
import {linkToFallback} from './linkToFallback';

const sourceFilePath = 'website/docs/about/features.mdx';

it('leads to the page in any language', () => {
  expect(linkToFallback({sourceFilePath, url: '../usage/rules.mdx#items'})).toBe(
    '/docs/usage/rules#items',
  );
});

it('throws for a page that does not exist', () => {
  expect(() => linkToFallback({sourceFilePath, url: '../usage/none.mdx'})).toThrow(
    'website/docs/about/features.mdx links to ../usage/none.mdx, which does not exist.',
  );
});
