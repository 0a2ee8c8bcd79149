import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../website/config/product.ts';

const folder = path.resolve(import.meta.dirname, '../../packages/docs-mcp');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('packages/docs-mcp has the documented version in package.json, README and changelog', () => {
  expect((JSON.parse(read('package.json')) as {version: string}).version).toBe(product.version);
  const named = read('README.md').match(/(?<=mosparo-docs-mcp[@-])\d[\d.]*\d/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set([product.version]));
  expect(read('CHANGELOG.md')).toContain(`\n## ${product.version}\n`);
});
