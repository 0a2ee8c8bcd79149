import {createServer, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import {get} from 'node:http';
import type {AddressInfo} from 'node:net';

/** 1.6 Mbit/s and 150 ms, kept outside of the browser, whose own throttle does not reach workers. */
const bytesPerSecond = 200_000;
const latency = 150;
const slice = 2_000;

export interface SlowLine {
  readonly origin: string;
  /** Bytes of all bodies since the last call. */
  takeBytes(): number;
  /** Off: answers come at once. */
  setSlow(isSlow: boolean): void;
  close(): void;
}

/** Stands before a server and lets everything through one slow line. */
export async function startSlowLine(target: string): Promise<SlowLine> {
  let free = 0;
  let bytes = 0;
  let isSlow = false;

  /** Waits until the line has carried so many bytes more. */
  async function carry(size: number): Promise<void> {
    const now = performance.now();
    free = Math.max(free, now) + (size / bytesPerSecond) * 1000;
    await new Promise((resolve) => setTimeout(resolve, free - now));
  }

  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    for (let at = 0; at < body.length; at += slice) {
      const piece = body.subarray(at, at + slice);
      if (isSlow) await carry(piece.length);
      response.write(piece);
    }
    response.end();
  }

  const server = createServer((request, response) => {
    get(target + (request.url ?? ''), {headers: request.headers}, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        bytes += body.length;
        setTimeout(
          () => {
            response.writeHead(answer.statusCode ?? 500, answer.headers);
            void send(response, body);
          },
          isSlow ? latency : 0,
        );
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
    setSlow: (slow) => (isSlow = slow),
    close: () => void server.close(),
  };
}
