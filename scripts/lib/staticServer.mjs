import {createServer} from 'node:http';
import path from 'node:path';
import {policyOf, policyText} from '../../delivery/core/csp.mjs';
import {
  cacheControl,
  contentTypes,
  prefersMarkdown,
  securityHeaders,
} from '../../delivery/core/description.mjs';
import {bestCopy, statOf} from './bestCopy.mjs';
import {resolvePath} from './resolvePath.mjs';

const unknownType = {type: 'application/octet-stream', compressible: false};

/** @param {string} url */
function splitUrl(url) {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  return {requestPath: url.slice(0, end), query: url.slice(end)};
}

/** @param {string} file */
function typeOf(file) {
  const extension = path.extname(file).slice(1);
  return contentTypes.find((type) => type.extension === extension) ?? unknownType;
}

/** The same headers that nginx and the static hosts send. */
function deliveredHeaders(/** @type {string} */ folder) {
  return {
    ...Object.fromEntries(securityHeaders.map(({name, value}) => [name, value])),
    'Content-Security-Policy': policyText(policyOf(folder)),
  };
}

/**
 * A local server for a build, with compression: for `npm start`, the browser tests and the benchmarks.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} siteHeaders
 * @returns {import('node:http').Server}
 */
export function createStaticServer(folder, siteHeaders = deliveredHeaders(folder)) {
  const common = {...siteHeaders, Vary: 'Accept, Accept-Encoding'};
  const isFile = (/** @type {string} */ file) => statOf(path.join(folder, file)) !== undefined;

  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {...common, Allow: 'GET, HEAD'}).end();
      return;
    }
    const {requestPath, query} = splitUrl(request.url ?? '/');
    const resolution = resolvePath(
      requestPath,
      isFile,
      prefersMarkdown(request.headers.accept ?? ''),
    );
    if (resolution.kind === 'redirect') {
      response.writeHead(301, {...common, location: `${resolution.location}${query}`}).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const {type, compressible} = typeOf(resolution.file);
    const copy = bestCopy(path.join(folder, resolution.file), accepted, compressible);
    const headers = {
      ...common,
      'Content-Type': type,
      'Cache-Control': cacheControl(resolution.file),
      ...(copy && {ETag: copy.etag}),
      ...(copy?.coding && {'Content-Encoding': copy.coding}),
    };
    if (resolution.status === 200 && copy?.etag === request.headers['if-none-match']) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = (await copy?.read()) ?? '';
    response.writeHead(resolution.status, {...headers, 'Content-Length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
