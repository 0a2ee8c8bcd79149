import http from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

type Ask = (
  port: number,
  path: string,
  headers?: http.OutgoingHttpHeaders,
  method?: string,
) => Promise<Answer>;

export interface Client {
  /** One request as it stands: nothing is decoded, followed or unpacked. */
  readonly ask: Ask;
  /** How often a request went out again because the server had just closed an idle connection. */
  readonly repeated: () => number;
  readonly close: () => void;
}

/**
 * A client that keeps connections open, as browsers do. A server may close an
 * idle one at any time; a request that was on its way, and of whose answer no
 * byte came, is sent again (RFC 9112, section 9.3.1). Everything else fails.
 */
export function createClient(connections: number): Client {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  let repeated = 0;
  const ask: Ask = (port, path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      let readBefore = 0;
      const request = http.request(
        {host: '127.0.0.1', port, path, headers, method, agent},
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
          answer.on('error', reject);
        },
      );
      request.on('socket', (socket) => {
        readBefore = socket.bytesRead;
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        const hasBegun = (request.socket?.bytesRead ?? 0) > readBefore;
        // Not `reusedSocket`, which is silent about connections handed on to a waiting request.
        const isReused = readBefore > 0;
        if (!isReused || !wasClosed || hasBegun) {
          reject(error);
          return;
        }
        repeated += 1;
        ask(port, path, headers, method).then(resolve, reject);
      });
      request.end();
    });
  return {ask, repeated: () => repeated, close: () => agent.destroy()};
}

export const {ask} = createClient(16);
