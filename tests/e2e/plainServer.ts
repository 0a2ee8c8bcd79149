import {readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

interface Options {
  /** Serves the site only below this path. */
  readonly below?: string;
  /** Serves this page with status 200 for every unknown path, as hosts of single-page applications do. */
  readonly pageForAll?: string;
}

const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() === true;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream';

function findFile(folder: string, {below = '', pageForAll}: Options, pathname: string) {
  const place = path.join(folder, decodeURIComponent(pathname.slice(below.length)));
  const forms = pathname.startsWith(below) ? [place, `${place}.html`, `${place}/index.html`] : [];
  const file = forms.find(isFile);
  if (file) return {file, status: 200};
  return pageForAll
    ? {file: path.join(folder, pageForAll), status: 200}
    : {file: path.join(folder, '404.html'), status: 404};
}

/**
 * Serves a folder as GitHub Pages and simple file servers do: without our redirects and headers, and with one not-found
 * page for all languages.
 */
export function plainServer(folder: string, options: Options = {}): Server {
  return createServer((request, response) => {
    const {pathname} = new URL(`http://127.0.0.1${request.url}`);
    const {file, status} = findFile(folder, options, pathname);
    response.writeHead(status, {'Content-Type': typeOf(file)}).end(readFileSync(file));
  });
}

/** Starts a server on a free port and returns its origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
