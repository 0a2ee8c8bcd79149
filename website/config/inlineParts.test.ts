import {brotliCompressSync} from 'node:zlib';
import {inlineScript} from 'docusaurus-theme-static-pages/inlineScript';
import {expect, it} from 'vitest';
import {inlineParts} from './inlineParts';

it('the inline script has at most 3,100 bytes with Brotli', () => {
  const script = inlineScript({parts: inlineParts});
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3100);
});
