import {expect, it} from 'vitest';
import remarkMovedSections from './remarkMovedSections';

const moved = {
  '/docs/about/a#one': '/docs/about/b#one',
  '/docs/about/a#two': '/docs/c',
  '/docs/about/abc#one': '/docs/d',
};

function run(path: string) {
  const tree = {type: 'root', children: [{type: 'paragraph'}]};
  remarkMovedSections(moved)(tree, {path});
  return JSON.stringify(tree.children.slice(1));
}

it.each([
  ['docs/about/a.mdx', /"id":"one".*"url":"\/docs\/about\/b#one".*has moved.*"id":"two"/],
  [
    '/site/i18n/de/docusaurus-plugin-content-docs/current/about/a.mdx',
    /"id":"one".*"url":"\/docs\/about\/b#one".*umgezogen.*"id":"two"/,
  ],
  ['docs/about/abc.mdx', /^(?!.*"id":"two").*"id":"one"/],
  ['docs/b.mdx', /^\[\]$/],
])('%s', (path, wanted) => {
  expect(run(path)).toMatch(wanted);
});
