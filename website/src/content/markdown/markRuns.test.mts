import {describe, expect, it} from 'vitest';
import {markRuns} from './markRuns.mjs';

const host = {text: 'mosparo.example.com', value: 'host'};

describe('markRuns', () => {
  it.each([
    ['no placeholder', ['listen 80;'], [{text: 'listen 80;'}]],
    ['the whole line', ['mosparo.example.com'], [host]],
    [
      'inside of a word',
      ['https://mosparo.example.com/login'],
      [{text: 'https://'}, host, {text: '/login'}],
    ],
    ['split by the grammar', ['mosparo', '.', 'example.com', ';'], [host, {text: ';'}]],
    [
      'two in one run, one of them across a border',
      ['a mosparo.example.com/YOUR_PRO', 'JECT_UUID.css'],
      [{text: 'a '}, host, {text: '/'}, {text: 'YOUR_PROJECT_UUID', value: 'uuid'}, {text: '.css'}],
    ],
    ['part of another host name', ['notwww.example.com'], [{text: 'notwww.example.com'}]],
    ['another host below it', ['www.example.community'], [{text: 'www.example.community'}]],
    ['the private key', ['YOUR_PRIVATE_KEY'], [{text: 'YOUR_PRIVATE_KEY'}]],
    [
      'behind an underscore',
      ['.mosparo__YOUR_PROJECT_UUID'],
      [{text: '.mosparo__'}, {text: 'YOUR_PROJECT_UUID', value: 'uuid'}],
    ],
    ['an empty line', [''], []],
  ])('%s', (_name, texts, expected) => {
    expect(markRuns(texts.map((text) => [text]))).toEqual(expected);
  });

  it('keeps the color of the first character', () => {
    const runs: [string, string][] = [
      ['www.', 'tc'],
      ['example.com', 'ts'],
    ];
    expect(markRuns(runs)).toEqual([{text: 'www.example.com', className: 'tc', value: 'site'}]);
  });
});
