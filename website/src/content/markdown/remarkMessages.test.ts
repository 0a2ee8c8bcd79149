import {expect, it} from 'vitest';
import remarkMessages from './remarkMessages';

const address = () => ({type: 'link', children: [{type: 'text', value: 'https://example.com'}]});

it('takes links out of messages only', () => {
  const message = {
    type: 'mdxJsxTextElement',
    name: 'Message',
    children: [{type: 'text', value: 'Without '}, address()] as object[],
  };
  const paragraph = {type: 'paragraph', children: [message, address()]};
  remarkMessages()({type: 'root', children: [paragraph]} as never);
  expect(message.children).toEqual([
    {type: 'text', value: 'Without '},
    {type: 'text', value: 'https://example.com'},
  ]);
  expect(paragraph.children[1]).toEqual(address());
});
