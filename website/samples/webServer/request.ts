import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as JSON: what the stub application saw. */
  readonly seen: () => Readonly<Record<string, string>>;
}

interface Options {
  readonly port: number;
  readonly tls?: boolean;
  /** Sent as it is, so that "/../" reaches the server. */
  readonly path: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to 127.0.0.1; redirects are not followed, the test certificate is accepted. */
export function request({port, tls = false, path, host, headers}: Options): Promise<Answer> {
  const {request: send} = tls ? https : http;
  const name = host ?? 'mosparo.example.com';
  return new Promise((resolve, reject) => {
    const call = send(
      {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        headers: {host: name, ...headers},
        ...(tls && {rejectUnauthorized: false, servername: name.replace(/:\d+$/, '')}),
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (data) => (body += data));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            seen: () => JSON.parse(body) as Record<string, string>,
          }),
        );
      },
    );
    call.once('error', reject);
    call.end();
  });
}
