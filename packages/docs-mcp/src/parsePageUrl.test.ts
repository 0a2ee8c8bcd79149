import {expect, it} from 'vitest';
import type {About} from './data';
import {parsePageUrl} from './parsePageUrl';

const about = {bases: {en: '', de: '/de'}} as unknown as About;

it.each([
  ['/docs/usage/rules', '/docs/usage/rules', '', undefined],
  ['docs/usage/rules/', '/docs/usage/rules', '', undefined],
  ['https://docs.example.com/docs/usage/rules#create', '/docs/usage/rules', 'create', undefined],
  ['https://docs.example.com/de/docs/cli.md?a=b', '/docs/cli', '', 'de'],
  ['/de/docs/cli.html#x', '/docs/cli', 'x', 'de'],
  ['/de', '/', '', 'de'],
  ['/', '/', '', undefined],
  ['', '/', '', undefined],
  ['/design', '/design', '', undefined],
  ['/index', '/', '', undefined],
])('%s', (text, route, anchor, language) => {
  expect(parsePageUrl(text, about)).toEqual({route, anchor, ...(language && {language})});
});
