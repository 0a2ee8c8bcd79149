import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {Received} from '../../../tests/verification-server/signedApi';

export interface Call extends Received {
  readonly acceptLanguage: string | undefined;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/**
 * Records requests and answers as the test says: for faults, and answers that are not genuine. It knows nothing of
 * mosparo; what mosparo does is asked from `tests/verification-server`.
 */
export async function withAnswers<T>(
  answer: (call: Call) => Answer,
  work: (host: string) => Promise<T>,
): Promise<{readonly result: T; readonly calls: readonly Call[]}> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const call: Call = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        body,
        contentType: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization,
        acceptLanguage: request.headers['accept-language'],
      };
      calls.push(call);
      const {status = 200, body: content} = answer(call);
      response.statusCode = status;
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return {result: await work(`http://127.0.0.1:${port}`), calls};
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
