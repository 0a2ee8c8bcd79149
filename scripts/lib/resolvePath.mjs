/**
 * Which file answers a request, or where the request is sent instead. One form
 * of every address: no ending, no slash at the end but for the two start pages.
 */
import {redirects} from '../../config/redirects.mjs';

/** @typedef {{kind: 'file', file: string, status: 200 | 404} | {kind: 'redirect', location: string}} Resolution */

const startPages = new Set(['/', '/de/']);

/** @param {string} path */
function splitLocale(path) {
  return path === '/de' || path.startsWith('/de/') ? ['/de', path.slice(3)] : ['', path];
}

/** @param {string} path */
function canonical(path) {
  if (path === '/de') return '/de/';
  if (startPages.has(path)) return path;
  const bare = path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/{2,}/g, '/');
  if (bare === '/de') return '/de/';
  return startPages.has(bare) ? bare : bare.replace(/\/+$/, '');
}

/**
 * @param {string} requestPath path of the request, still percent-encoded
 * @param {(file: string) => boolean} exists whether the build holds this file
 * @returns {Resolution}
 */
export function resolvePath(requestPath, exists) {
  const [prefix, rest] = splitLocale(requestPath);
  /** @type {Resolution} */
  const notFound = {kind: 'file', file: `${prefix}/404.html`, status: 404};
  let path;
  try {
    path = decodeURIComponent(requestPath);
  } catch {
    return notFound;
  }
  if (path.includes('\0') || path.split('/').includes('..')) return notFound;
  const target = canonical(path);
  const redirect = redirects.find(({from}) => from === splitLocale(target)[1]);
  if (redirect && rest !== '') return {kind: 'redirect', location: `${prefix}${redirect.to}`};
  const file = [
    startPages.has(target) ? `${target}index.html` : `${target}.html`,
    `${target}/index.html`,
    target,
  ].find(exists);
  if (!file) return notFound;
  return target === path
    ? {kind: 'file', file, status: 200}
    : {kind: 'redirect', location: target.split('/').map(encodeURIComponent).join('/')};
}
