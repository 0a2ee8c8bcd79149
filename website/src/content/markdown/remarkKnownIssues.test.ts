import {expect, it} from 'vitest';
import {apiIssues} from '../../../data/knownIssues/api';
import remarkKnownIssues from './remarkKnownIssues';

const treeOf = (area: string) => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'KnownIssues',
      attributes: [{name: 'area', value: area}],
      children: [],
    },
  ],
});

it.each([
  ['docs/about/known_issues.mdx', 'en'],
  ['i18n/de/docusaurus-plugin-content-docs/current/about/known_issues.mdx', 'de'],
] as const)('%s: each issue of the area gets a heading of level 3 with its id', (path, locale) => {
  const tree = treeOf('api');
  remarkKnownIssues()(tree, {path});
  const headings = tree.children.filter(({type}) => type === 'heading');
  const ids = Object.keys(apiIssues);
  expect(tree.children).toHaveLength(2 * ids.length);
  expect(headings.map((heading) => (heading as unknown as {data: object}).data)).toEqual(
    expect.arrayContaining(ids.map((id) => ({hProperties: {id}}))),
  );
  const text = JSON.stringify(headings);
  Object.values(apiIssues).forEach(({title}) =>
    title[locale]
      .split('`')
      .forEach((words) => expect(text).toContain(JSON.stringify(words).slice(1, -1))),
  );
});

it('throws for an unknown area, with the page and the known areas', () => {
  expect(() => remarkKnownIssues()(treeOf('kitchen'), {path: 'docs/a.mdx'})).toThrow(
    /docs\/a\.mdx:1: .*no area "kitchen".*Remedy: choose one of installation, /,
  );
});
