import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {developMiddleware} from './develop';

const folder = mkdtempSync(path.join(tmpdir(), 'search-develop-'));
writeFileSync(path.join(folder, 'search-index-default.json'), '{}');
writeFileSync(path.join(folder, 'other.json'), '{}');
afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['/de/search-index-default.json', true],
  ['/de/search-index-default.json?x', true],
  ['/de/search-index-other.json', false],
  ['/de/other.json', false],
  ['/de/search-index-/../other.json', false],
])('%s is served: %s', async (url, isServed) => {
  const [next, end] = [vi.fn(), vi.fn()];
  await developMiddleware(folder, '/de/')({url}, {setHeader: vi.fn(), end}, next);
  expect(end.mock.calls.map(String)).toEqual(isServed ? ['{}'] : []);
  expect(next).toHaveBeenCalledTimes(isServed ? 0 : 1);
});
