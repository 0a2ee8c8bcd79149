/** Files that cannot read a custom property repeat the accent color. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [light = '', dark = ''] = [
  ...read('packages/static-pages/src/css/tokens.css').matchAll(/--site-accent: (#\w+)/g),
].map(([, color]) => color);

it.each([
  ['website/static/manifest.webmanifest', light],
  ['website/static/img/favicon.svg', light],
  ['website/static/img/logo.svg', light],
  ['website/static/img/logo-dark.svg', dark],
])('%s has the accent color %s', (file, color) => {
  expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(read(file)).toContain(color);
});
