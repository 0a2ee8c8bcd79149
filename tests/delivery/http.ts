import http from 'node:http';

export interface Response {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

type SendRequest = (
  port: number,
  path: string,
  headers?: http.OutgoingHttpHeaders,
  method?: string,
) => Promise<Response>;

export interface Client {
  /** Sends one raw request: no URL normalization, no redirects, no decompression. */
  readonly request: SendRequest;
  /** Number of requests that were repeated because the server had just closed an idle connection. */
  readonly repeated: () => number;
  readonly close: () => void;
}

/**
 * A client with keep-alive connections, like a browser. A server may close an idle connection at any time, so a request
 * that got no byte of a response on a reused connection is repeated (RFC 9112, section 9.3.1). Other errors fail.
 */
export function createClient(connections: number): Client {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  let repeated = 0;
  const request: SendRequest = (port, path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      let readBefore = 0;
      const outgoing = http.request(
        {host: '127.0.0.1', port, path, headers, method, agent},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
          response.on('error', reject);
        },
      );
      outgoing.on('socket', (socket) => {
        readBefore = socket.bytesRead;
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        const hasBegun = (outgoing.socket?.bytesRead ?? 0) > readBefore;
        // `reusedSocket` would stay false if a queued request gets the connection.
        const isReused = readBefore > 0;
        if (!isReused || !wasClosed || hasBegun) {
          reject(error);
          return;
        }
        repeated += 1;
        request(port, path, headers, method).then(resolve, reject);
      });
      outgoing.end();
    });
  return {request, repeated: () => repeated, close: () => agent.destroy()};
}

export const {request} = createClient(16);
