import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {browserConfig} from './browserConfig';

it('leaves out what only the build reads, and changes nothing for the build', () => {
  const config = {
    title: 'Site',
    baseUrl: '/',
    themeConfig: {navbar: {}},
    themes: [['search', {synonyms: ['captcha', 'puzzle']}]],
    plugins: [['docs', {path: 'docs'}]],
  } as unknown as DocusaurusConfig;
  expect(browserConfig(config)).toEqual({title: 'Site', baseUrl: '/', themeConfig: {navbar: {}}});
  expect(config.themes).toHaveLength(1);
});
