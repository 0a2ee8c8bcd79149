import {brotliCompressSync} from 'node:zlib';
import {inlineScript} from 'docusaurus-theme-static-pages/inlineScript';
import {expect, it} from 'vitest';
import {inlineParts} from './inlineParts';

it('the inline script is small', () => {
  const script = inlineScript({parts: inlineParts});
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3100);
});
