import {brotliCompressSync} from 'node:zlib';

/** Bytes of a text after Brotli, as a server sends it. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
