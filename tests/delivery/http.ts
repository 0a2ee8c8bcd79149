import http from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new http.Agent({keepAlive: true, maxSockets: 16});

/** One request as it stands: nothing is decoded, followed or unpacked. */
export function ask(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
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
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection at any time; browsers then ask again, and so do we.
      if (request.reusedSocket && error.code === 'ECONNRESET') {
        ask(port, path, headers, method).then(resolve, reject);
      } else {
        reject(error);
      }
    });
    request.end();
  });
}
