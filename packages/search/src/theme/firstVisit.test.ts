import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

/** What every reader downloads, in bytes after Brotli: the button, the field of the box, and what it says if the rest fails. */
const budget = 3600;
/** In the main bundle anyway, or loaded on demand. */
const others = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@docusaurus/*',
  '@generated/*',
  '../theme/SearchBox',
  './highlight',
  './service',
];

test('the JavaScript of the search on the first visit is small', async () => {
  const {outputFiles} = await build({
    stdin: {
      contents: `import bar from './theme/SearchBar'; import arrival from './client/arrival'; import './client/entry'; console.log(bar, arrival);`,
      resolveDir: path.resolve(__dirname, '..'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: others,
    loader: {'.module.css': 'empty', '.css': 'empty'},
  });
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
  // An empty bundle would pass as well.
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget);
});
