import {once} from 'node:events';
import {createServer, get, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** 1.6 Mbit/s and 150 ms, throttled outside the browser, because its own throttling does not apply to workers and speculation rules. */
const bytesPerSecond = 200_000;
const latency = 150;
const slice = 2_000;

export interface ThrottlingProxy {
  readonly origin: string;
  /** Bytes of all bodies since the last call. */
  takeBytes(): number;
  close(): void;
}

/** A proxy that sends all responses of a server over one slow connection. */
export async function startThrottlingProxy(target: string): Promise<ThrottlingProxy> {
  let free = 0;
  let bytes = 0;

  /** Waits as long as the connection needs for this many more bytes. */
  async function transmit(size: number): Promise<void> {
    const now = performance.now();
    free = Math.max(free, now) + (size / bytesPerSecond) * 1000;
    await new Promise((resolve) => setTimeout(resolve, free - now));
  }

  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    for (let at = 0; at < body.length; at += slice) {
      const piece = body.subarray(at, at + slice);
      await transmit(piece.length);
      response.write(piece);
    }
    response.end();
  }

  const server = createServer((request, response) => {
    get(target + (request.url ?? ''), {headers: request.headers}, (original) => {
      const pieces: Buffer[] = [];
      original.on('data', (piece: Buffer) => pieces.push(piece));
      original.on('end', () => {
        const body = Buffer.concat(pieces);
        bytes += body.length;
        setTimeout(() => {
          response.writeHead(original.statusCode ?? 500, original.headers);
          void send(response, body);
        }, latency);
      });
    }).on('error', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
