import {brotliCompressSync} from 'node:zlib';

/** What a server with brotli sends for a text. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
