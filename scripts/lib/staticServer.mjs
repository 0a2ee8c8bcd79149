import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {resolvePath} from './resolvePath.mjs';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/**
 * Serves a build on this machine, for `npm start` and the browser tests.
 *
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
export function createStaticServer(folder) {
  const isFile = (/** @type {string} */ file) => {
    try {
      return statSync(path.join(folder, file)).isFile();
    } catch {
      // Not there, below a file, or a name that no file system takes: all the same to a reader.
      return false;
    }
  };

  return createServer((request, response) => {
    const [requestPath = '/', query] = (request.url ?? '/').split('?');
    const answer = resolvePath(requestPath, isFile);
    if (answer.kind === 'redirect') {
      const location = query === undefined ? answer.location : `${answer.location}?${query}`;
      response.writeHead(301, {location}).end();
      return;
    }
    const file = path.join(folder, answer.file);
    response.writeHead(answer.status, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': answer.file.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
}
