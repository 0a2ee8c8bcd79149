import {promisify} from 'node:util';
import zlib from 'node:zlib';

export type Compress = (content: Buffer) => Promise<Buffer>;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** By name of the coding. */
export const compressors: Readonly<Record<string, Compress>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => gzip(content, {level: 9}),
};
