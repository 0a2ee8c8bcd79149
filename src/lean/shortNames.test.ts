import {expect, it} from 'vitest';
import {shortName} from './shortNames';

const file = (resourcePath: string) => ({resourcePath, rootContext: '/site'});

it('names classes after themselves and their file', () => {
  const [title, text, other] = [
    shortName(file('/site/src/a.module.css'), '', 'title'),
    shortName(file('/site/src/a.module.css'), '', 'text'),
    shortName(file('/site/src/b.module.css'), '', 'title'),
  ];
  expect(title).toMatch(/^title_[\w-]{3}$/);
  expect(text).toBe(title.replace('title', 'text'));
  expect(other).not.toBe(title);
});

it('gives the same names wherever a package is installed', () => {
  const names = [
    '/site/node_modules/a/b.css',
    '/elsewhere/node_modules/c/node_modules/a/b.css',
  ].map((place) => shortName(file(place), '', 'title'));
  expect(new Set(names).size).toBe(1);
});
