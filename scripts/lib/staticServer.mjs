import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {policyOf, policyText} from '../../delivery/core/csp.mjs';
import {
  acceptsCoding,
  cacheControl,
  codings,
  contentTypes,
  prefersMarkdown,
  securityHeaders,
} from '../../delivery/core/description.mjs';
import {resolvePath} from './resolvePath.mjs';

const markdown = new RegExp(prefersMarkdown, 'i');
const codingPatterns = codings.map((coding) => ({
  ...coding,
  accepted: new RegExp(acceptsCoding(coding.name), 'i'),
}));

/** @param {string} url */
function splitUrl(url) {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  return {requestPath: url.slice(0, end), query: url.slice(end)};
}

/** @param {string} file */
function typeOf(file) {
  const ending = path.extname(file).slice(1);
  return contentTypes.find((type) => type.ending === ending)?.type ?? 'application/octet-stream';
}

/** @param {string} file */
function statOf(file) {
  try {
    const stat = statSync(file);
    return stat.isFile() ? stat : undefined;
  } catch {
    // Not there, below a file, or a name that no file system takes: all the same to a reader.
    return undefined;
  }
}

/**
 * The smallest copy of a file that the reader's browser takes.
 *
 * @param {string} file
 * @param {string} accepted value of Accept-Encoding
 */
function bestCopy(file, accepted) {
  for (const {name, ending, accepted: pattern} of codingPatterns) {
    const stat = pattern.test(accepted) && statOf(`${file}.${ending}`);
    if (stat) return {file: `${file}.${ending}`, stat, coding: name};
  }
  return {file, stat: statOf(file), coding: undefined};
}

/**
 * Serves a build on this machine, for `npm start` and the browser tests, with
 * the headers of every other form of delivery.
 *
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
export function createStaticServer(folder) {
  const common = {
    ...Object.fromEntries(securityHeaders.map(({name, value}) => [name, value])),
    'Content-Security-Policy': policyText(policyOf(folder)),
    Vary: 'Accept, Accept-Encoding',
  };
  const isFile = (/** @type {string} */ file) => statOf(path.join(folder, file)) !== undefined;

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {...common, Allow: 'GET, HEAD'}).end();
      return;
    }
    const {requestPath, query} = splitUrl(request.url ?? '/');
    const answer = resolvePath(requestPath, isFile, markdown.test(request.headers.accept ?? ''));
    if (answer.kind === 'redirect') {
      response.writeHead(301, {...common, location: `${answer.location}${query}`}).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const {file, stat, coding} = bestCopy(path.join(folder, answer.file), accepted);
    const etag = stat && `"${stat.mtimeMs.toString(16)}-${stat.size.toString(16)}"`;
    const headers = {
      ...common,
      'Content-Type': typeOf(answer.file),
      'Cache-Control': cacheControl(answer.file),
      ...(etag && {ETag: etag}),
      ...(coding && {'Content-Encoding': coding}),
    };
    if (answer.status === 200 && etag === request.headers['if-none-match']) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(answer.status, headers);
    if (request.method === 'HEAD' || !stat) response.end();
    else createReadStream(file).pipe(response);
  });
}
