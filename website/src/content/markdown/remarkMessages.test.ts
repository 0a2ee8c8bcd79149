import {expect, it} from 'vitest';
import remarkMessages from './remarkMessages';

const url = () => ({type: 'link', children: [{type: 'text', value: 'https://example.com'}]});

it('removes links from messages only', () => {
  const message = {
    type: 'mdxJsxTextElement',
    name: 'Message',
    children: [{type: 'text', value: 'Without '}, url()] as object[],
  };
  const paragraph = {type: 'paragraph', children: [message, url()]};
  remarkMessages()({type: 'root', children: [paragraph]} as never);
  expect(message.children).toEqual([
    {type: 'text', value: 'Without '},
    {type: 'text', value: 'https://example.com'},
  ]);
  expect(paragraph.children[1]).toEqual(url());
});
