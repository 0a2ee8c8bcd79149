/** The READMEs of the packages list every option with its default. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import * as markdownCopies from 'docusaurus-plugin-markdown-copies';
import * as search from 'docusaurus-theme-section-search';
import * as staticPages from 'docusaurus-theme-static-pages';
import {expect, it} from 'vitest';
import {root} from './site.mts';

interface Package {
  readonly validateOptions: (context: never) => object;
}

const packages: readonly (readonly [string, Package])[] = [
  ['markdown-copies', markdownCopies],
  ['search', search],
  ['static-pages', staticPages],
];

/** A default as a README writes it. */
const written = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

it.each(packages)('%s', (folder, {validateOptions}) => {
  const readme = readFileSync(path.join(root, 'packages', folder, 'README.md'), 'utf8');
  const [, table = ''] = readme.split('| Option | Default |');
  const rows = [...table.split('\n\n')[0]!.matchAll(/^\| `(\w+)` \| `(.+?)` \|/gm)];
  const context = {validate: normalizePluginOptions, options: {}};
  const {id, ...defaults} = validateOptions(context as never) as Record<string, unknown>;
  expect(id).toBe('default');
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, written(value)])),
  );
});
