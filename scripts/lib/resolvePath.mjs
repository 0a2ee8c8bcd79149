/**
 * Decides which file is served for a request, or where it is redirected. A canonical URL has no `.html`, and no trailing
 * slash except for start pages.
 */
import {codings, hostFiles, localeBases, redirects} from '../../delivery/core/description.mjs';

/** @typedef {{kind: 'file', file: string, status: 200 | 404} | {kind: 'redirect', location: string}} Resolution */

const startPages = new Set(localeBases.map((base) => `${base}/`));
/** Files that are never served by name: error pages, files for hosts, compressed copies, hidden files. */
const unserved = new RegExp(
  `^(?:${localeBases.join('|')})/404(?:\\.html)?/?$` +
    `|^(?:${hostFiles.join('|')})$` +
    `|\\.(?:${codings.map(({extension}) => extension).join('|')})$` +
    `|/\\.(?!well-known/)`,
);

/** @param {string} path */
function splitLocale(path) {
  const base = localeBases.findLast((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return [base, path.slice(base.length)];
}

/** Whether a path is a start page without its slash, such as `/de`. */
const isStart = (/** @type {string} */ path) => path !== '' && localeBases.includes(path);

/** @param {string} path */
function canonical(path) {
  if (isStart(path)) return `${path}/`;
  if (startPages.has(path)) return path;
  const bare = path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/{2,}/g, '/');
  if (isStart(bare)) return `${bare}/`;
  return startPages.has(bare) ? bare : bare.replace(/\/+$/, '');
}

/** @param {string} target a canonical path */
function candidates(target) {
  return startPages.has(target) ? [`${target}index`] : [target, `${target}/index`];
}

/**
 * @param {string} requestPath path of the request, still percent-encoded
 * @param {(file: string) => boolean} exists whether the build has this file
 * @param {boolean} prefersMarkdown whether the client prefers the Markdown copy of a page
 * @returns {Resolution}
 */
export function resolvePath(requestPath, exists, prefersMarkdown = false) {
  const [prefix, rest] = splitLocale(requestPath);
  /** @type {Resolution} */
  const notFound = {kind: 'file', file: `${prefix}/404.html`, status: 404};
  let path;
  try {
    path = decodeURIComponent(requestPath);
  } catch {
    return notFound;
  }
  if (path.includes('\0') || path.split('/').includes('..') || unserved.test(path)) return notFound;
  const target = canonical(path);
  const redirect = redirects.find(({from}) => from === splitLocale(target)[1]);
  if (redirect && rest !== '') return {kind: 'redirect', location: `${prefix}${redirect.to}`};
  const pages = candidates(target);
  const file = [...pages.map((page) => `${page}.html`), target].find(exists);
  if (!file) return notFound;
  if (target !== path) {
    return {kind: 'redirect', location: target.split('/').map(encodeURIComponent).join('/')};
  }
  const copy = prefersMarkdown && pages.map((page) => `${page}.md`).find(exists);
  return {kind: 'file', file: copy || file, status: 200};
}
