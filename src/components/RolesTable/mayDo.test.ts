import {expect, it} from 'vitest';
import {mayDo} from './mayDo';

it.each([
  ['reader', 'reader', true],
  ['reader', 'editor', false],
  ['editor', 'editor', true],
  ['editor', 'owner', false],
  ['owner', 'reader', true],
  ['owner', 'owner', true],
] as const)('%s may do what needs %s: %s', (role, from, expected) => {
  expect(mayDo(role, from)).toBe(expected);
});
