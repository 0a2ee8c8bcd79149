import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Running} from './process';
import {projectUuid} from './fixture';

/** What mosparo would make of a request whose sender it trusts. */
export interface Understood {
  readonly path: string;
  readonly client: string;
  readonly address: string;
  readonly forwarded: Readonly<Record<string, string>>;
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

/** The last address of the chain that is no trusted proxy, as mosparo's framework picks it. */
function clientOf(request: IncomingMessage, trusted: readonly string[]): string {
  const sender = request.socket.remoteAddress ?? '';
  if (!trusted.includes(sender)) return sender;
  const chain = header(request, 'x-forwarded-for')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return [...chain].reverse().find((address) => !trusted.includes(address)) ?? chain[0] ?? sender;
}

function understand(request: IncomingMessage, trusted: readonly string[]): Understood {
  const believed = trusted.includes(request.socket.remoteAddress ?? '');
  const first = (name: string) =>
    believed ? (header(request, name).split(',')[0] ?? '').trim() : '';
  const scheme = first('x-forwarded-proto') || 'http';
  const host = first('x-forwarded-host') || header(request, 'host');
  const names = [
    'host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-prefix',
  ];
  return {
    path: request.url ?? '',
    client: clientOf(request, trusted),
    address: `${scheme}://${host}${first('x-forwarded-prefix')}`,
    forwarded: Object.fromEntries(names.map((name) => [name, header(request, name)])),
  };
}

/** A stand-in for mosparo behind a proxy: tells what it understood, and answers the check script. */
export function startUpstream(
  trusted: readonly string[] = ['127.0.0.1'],
): Promise<Running & {port: number}> {
  const server = createServer((request, response) => {
    const seen = understand(request, trusted);
    if (seen.path === `/resources/${projectUuid}/url`) {
      response.end(`${seen.address}/resources/${projectUuid}/abc123.css`);
    } else if (seen.path === '/login') {
      const flags = seen.address.startsWith('https:') ? '; secure' : '';
      response.setHeader('set-cookie', `PHPSESSID=x; path=/${flags}; httponly; samesite=lax`);
      response.end();
    } else if (seen.path === '/api/v1/health/check') {
      response.statusCode = ['127.0.0.1', '::1'].includes(seen.client) ? 200 : 404;
      response.end();
    } else {
      response.end(JSON.stringify(seen));
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
