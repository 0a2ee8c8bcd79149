import {expect, it} from 'vitest';
import {canonical} from './canonical';

it.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/docs/quickstart', '/', '/docs/quickstart'],
  ['/docs/quickstart.html', '/', '/docs/quickstart'],
  ['/docs/quickstart/', '/', '/docs/quickstart'],
  ['/docs/quickstart/index.html', '/', '/docs/quickstart'],
  ['/docs/my_index.html', '/', '/docs/my_index'],
  ['/de', '/de/', '/de/'],
  ['/de/', '/de/', '/de/'],
  ['/de/index.html', '/de/', '/de/'],
  ['/de/docs/category/usage.html', '/de/', '/de/docs/category/usage'],
  ['/design', '/de/', '/design'],
  ['//example.com/a.html', '/', '/example.com/a'],
])('%s below %s → %s', (path, baseUrl, expected) => {
  expect(canonical(path, baseUrl)).toBe(expected);
});
