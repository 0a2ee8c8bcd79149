import {expect, it} from 'vitest';
import {headTags, surfaceColors} from './head';

it('reads the background color of both themes', () => {
  const css = ':root {--site-surface: #fff;} [data-theme=dark] {--site-surface: #123456;}';
  expect(surfaceColors(css)).toEqual({light: '#fff', dark: '#123456'});
  expect(headTags[0]?.attributes).toMatchObject({
    name: 'theme-color',
    content: expect.stringMatching(/^#/),
  });
});

it('throws if the style sheet lacks them', () => {
  expect(() => surfaceColors(':root {--site-surface: #fff;}')).toThrow(/Remedy:/);
});
