import {describe, expect, it} from 'vitest';
import {markTokens} from './markTokens.mjs';

const host = {content: 'mosparo.example.com', value: 'host'};

describe('markTokens', () => {
  it.each([
    ['no placeholder', ['listen 80;'], [{content: 'listen 80;'}]],
    ['the whole line', ['mosparo.example.com'], [host]],
    [
      'inside of a word',
      ['https://mosparo.example.com/login'],
      [{content: 'https://'}, host, {content: '/login'}],
    ],
    ['split by the grammar', ['mosparo', '.', 'example.com', ';'], [host, {content: ';'}]],
    [
      'two in one token, one of them across a border',
      ['a mosparo.example.com/YOUR_PRO', 'JECT_UUID.css'],
      [
        {content: 'a '},
        host,
        {content: '/'},
        {content: 'YOUR_PROJECT_UUID', value: 'uuid'},
        {content: '.css'},
      ],
    ],
    ['part of another host name', ['notwww.example.com'], [{content: 'notwww.example.com'}]],
    ['another host below it', ['www.example.community'], [{content: 'www.example.community'}]],
    ['the private key', ['YOUR_PRIVATE_KEY'], [{content: 'YOUR_PRIVATE_KEY'}]],
    [
      'behind an underscore',
      ['.mosparo__YOUR_PROJECT_UUID'],
      [{content: '.mosparo__'}, {content: 'YOUR_PROJECT_UUID', value: 'uuid'}],
    ],
    ['an empty line', [''], []],
  ])('%s', (_name, contents, expected) => {
    expect(markTokens(contents.map((content) => ({content})))).toEqual(expected);
  });

  it('keeps the colour of the first character', () => {
    expect(
      markTokens([
        {content: 'www.', className: 'a'},
        {content: 'example.com', className: 'b'},
      ]),
    ).toEqual([{content: 'www.example.com', className: 'a', value: 'site'}]);
  });
});
