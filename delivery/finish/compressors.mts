import {spawn, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

export type Compress = (content: Buffer) => Promise<Buffer>;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Node has zstd from 22.15 on; before, the tool of the same name does it. */
interface NewerZlib {
  readonly zstdCompress?: (
    content: Buffer,
    options: {params: Record<number, number>},
    done: (error: Error | null, result: Buffer) => void,
  ) => void;
  readonly constants: {readonly ZSTD_c_compressionLevel?: number};
}

/** It is told how much there is: prepared for any amount, it takes twice as long. */
function zstdByTool(content: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tool = spawn(
      'zstd',
      ['-19', '--no-check', '--quiet', `--stream-size=${content.length}`, '--stdout'],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const chunks: Buffer[] = [];
    tool.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    tool.on('error', reject);
    tool.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`zstd ended with ${code}`)),
    );
    tool.stdin.end(content);
  });
}

function zstd(): Compress | undefined {
  const {zstdCompress, constants} = zlib as unknown as NewerZlib;
  if (zstdCompress && constants.ZSTD_c_compressionLevel !== undefined) {
    const params = {[constants.ZSTD_c_compressionLevel]: 19};
    return (content) => promisify(zstdCompress)(content, {params});
  }
  return spawnSync('zstd', ['--version']).status === 0 ? zstdByTool : undefined;
}

/** By name of the coding. Without zstd there are no such copies; browsers then get brotli or gzip. */
export const compressors: Readonly<Record<string, Compress | undefined>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  zstd: zstd(),
  gzip: (content) => gzip(content, {level: 9}),
};
