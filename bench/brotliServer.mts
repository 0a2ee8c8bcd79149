import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createStaticServer} from '../scripts/lib/staticServer.mjs';

export interface BrotliServer {
  readonly origin: string;
  close(): void;
}

/** Serves a build with Brotli, without our Content-Security-Policy, which a stock site violates. */
export async function startBrotliServer(folder: string): Promise<BrotliServer> {
  const server = createStaticServer(folder, {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
