import {describe, expect, it} from 'vitest';
import {pageBehind} from './pageBehind';

const here = {origin: 'https://docs.example.com', pathname: '/docs/cli'};
const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = (href: string, target = '') => ({href, target});

describe('pageBehind', () => {
  it.each([
    ['another page', link('https://docs.example.com/docs/testing#a'), plain, '/docs/testing'],
    ['this page', link('https://docs.example.com/docs/cli#options'), plain, undefined],
    ['another website', link('https://example.org/docs/testing'), plain, undefined],
    ['mail', link('mailto:a@example.com'), plain, undefined],
    ['a new window', link('https://docs.example.com/a', '_blank'), plain, undefined],
    ['this window by name', link('https://docs.example.com/a', '_self'), plain, '/a'],
    ['a new tab', link('https://docs.example.com/a'), {...plain, ctrlKey: true}, undefined],
    [
      'an answered click',
      link('https://docs.example.com/a'),
      {...plain, defaultPrevented: true},
      undefined,
    ],
    ['the middle button', link('https://docs.example.com/a'), {...plain, button: 1}, undefined],
  ])('%s', (_name, target, click, expected) => {
    expect(pageBehind(target, click, here)).toBe(expected);
  });
});
