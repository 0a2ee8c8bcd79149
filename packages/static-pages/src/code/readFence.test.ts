import {expect, it} from 'vitest';
import {readFence} from './readFence';

it('reads title and marked lines', () => {
  const {title, marked} = readFence('a\nb\nc', 'title="My file" {1,3} showLineNumbers');
  expect(title).toBe('My file');
  expect([...marked]).toEqual([1, 3]);
});

it('reads ranges', () => {
  expect([...readFence('', '{2-4, 6}').marked]).toEqual([2, 3, 4, 6]);
});

it('marks the lines that comments name, and leaves the comments out', () => {
  const code = [
    'a',
    '// highlight-next-line',
    'b',
    '# highlight-start',
    'c',
    'd',
    '# highlight-end',
    'e',
  ];
  const fence = readFence(code.join('\n'), '');
  expect(fence.code).toBe('a\nb\nc\nd\ne');
  expect([...fence.marked]).toEqual([2, 3, 4]);
});

it('leaves other fences alone', () => {
  expect(readFence('// highlight it', '')).toEqual({
    code: '// highlight it',
    title: undefined,
    marked: new Set(),
  });
});
