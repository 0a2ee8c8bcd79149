import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {resolvePath} from '../scripts/lib/resolvePath.mjs';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface BrotliServer {
  readonly origin: string;
  close(): void;
}

/** Serves a build as a good host does: brotli 11 made once, long caching of hashed files. */
export async function startBrotliServer(folder: string): Promise<BrotliServer> {
  const compressed = new Map<string, Buffer>();
  const isFile = (file: string) => {
    const place = path.join(folder, file);
    return existsSync(place) && statSync(place).isFile();
  };

  function compress(file: string): Buffer {
    const known = compressed.get(file);
    if (known) return known;
    const made = brotliCompressSync(readFileSync(path.join(folder, file)));
    compressed.set(file, made);
    return made;
  }

  const server = createServer((request, response) => {
    const answer = resolvePath((request.url ?? '/').split('?')[0] ?? '/', isFile);
    if (answer.kind === 'redirect') {
      response.writeHead(301, {location: answer.location}).end();
      return;
    }
    const type = types[path.extname(answer.file)];
    const body = type ? compress(answer.file) : readFileSync(path.join(folder, answer.file));
    response.writeHead(answer.status, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': answer.file.includes('/assets/')
        ? 'max-age=31536000, immutable'
        : 'no-cache',
      ...(type ? {'content-encoding': 'br'} : {}),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
