import {expect, it} from 'vitest';
import {anchorOf} from './anchorOf';

it.each([
  ['word', 'word'],
  ['ipAddress', 'ip-address'],
  ['user-agent', 'user-agent'],
  ['unicodeBlock', 'unicode-block'],
])('%s has the heading %s', (key, anchor) => {
  expect(anchorOf(key)).toBe(anchor);
});
