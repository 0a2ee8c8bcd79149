import {expect, it} from 'vitest';
import remarkCode from './remarkCode';

async function run(meta: string) {
  const tree = {type: 'root', children: [{type: 'code', lang: 'text', meta, value: 'a'}]};
  await remarkCode()(tree, {path: 'docs/a.mdx'});
  return tree.children;
}

const block = {name: 'CodeBlock', attributes: [{value: 'text'}, {name: 'html', value: 'a'}]};

it('turns a fence into a code block', async () => {
  expect(await run('')).toMatchObject([block]);
});

it('collapses a block that has a summary', async () => {
  expect(await run('collapsed="All of it"')).toMatchObject([
    {
      name: 'Details',
      children: [{name: 'summary', children: [{type: 'text', value: 'All of it'}]}, block],
    },
  ]);
});
