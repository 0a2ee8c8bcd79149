import {expect, it} from 'vitest';
import remarkEntries from './remarkEntries';

const text = {type: 'text', value: 'Status 404'};
const heading = {type: 'heading', depth: 3, data: {id: 'http-404'}, children: [text]};
const id = {type: 'mdxJsxAttribute', name: 'id', value: 'http-404'};
const other = {type: 'heading', depth: 3, children: [{type: 'text'}]};

it.each(['ErrorEntry', 'KnownIssues'])('puts %s and its heading into <details>', (name) => {
  const entry = {type: 'mdxJsxFlowElement', name, attributes: [id], children: []};
  const tree = {type: 'root', children: [other, heading, entry, other]};
  remarkEntries()(tree);
  expect(tree.children).toEqual([
    other,
    expect.objectContaining({
      name: 'Details',
      children: [
        expect.objectContaining({
          name: 'summary',
          children: [
            expect.objectContaining({
              name: 'EntryTitle',
              attributes: [expect.objectContaining({name: 'id', value: 'http-404'})],
              children: [text],
            }),
            expect.objectContaining({
              name,
              attributes: [id, expect.objectContaining({name: 'part', value: 'fact'})],
            }),
          ],
        }),
        entry,
      ],
    }),
    other,
  ]);
});
