/**
 * How the site is served, once. Every form of delivery (nginx, container,
 * Kubernetes, static hosts, object store) and the server of `npm start` are
 * made from this file. Plain JavaScript, because `npm start` reads it as it is.
 */
import {localeBases} from '../../website/config/localeNames.mjs';

export {localeBases};
export {redirects} from '../../website/config/redirects.mjs';

/** Browser features the pages never use. Copying to the clipboard stays allowed. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * On every answer. The Content-Security-Policy joins them, computed from the
 * built pages by `csp.mjs`.
 *
 * @type {readonly {name: string, value: string, why: string}[]}
 */
export const securityHeaders = [
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=63072000; includeSubDomains',
    why: 'Two years of HTTPS only; browsers ignore it over plain HTTP.',
  },
  {name: 'X-Content-Type-Options', value: 'nosniff', why: 'A file is what its type says.'},
  {
    name: 'Referrer-Policy',
    value: 'same-origin',
    why: 'Other websites do not learn which page a reader came from.',
  },
  {
    name: 'Permissions-Policy',
    value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    why: 'Features the pages never use stay off, whatever a script tries.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    why: 'Windows of other websites get no handle on the page.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    why: 'Other websites do not embed our files.',
  },
];

/** File names below these folders carry a hash of their content. */
export const hashedFolders = localeBases.map((base) => `${base}/assets/`);

export const caching = {
  /** Hashed files never change. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, indexes and everything else: kept, but asked for before each use. The default of Netlify and Cloudflare Pages. */
  other: 'public, max-age=0, must-revalidate',
};

/** @param {string} path path of a file in the build */
export function cacheControl(path) {
  return hashedFolders.some((folder) => path.startsWith(folder)) ? caching.hashed : caching.other;
}

/**
 * File extensions → types. `compressible` extensions get precompressed copies.
 *
 * @type {readonly {extension: string, type: string, compressible: boolean}[]}
 */
export const contentTypes = [
  {extension: 'html', type: 'text/html; charset=utf-8', compressible: true},
  {extension: 'js', type: 'text/javascript; charset=utf-8', compressible: true},
  {extension: 'css', type: 'text/css; charset=utf-8', compressible: true},
  {extension: 'json', type: 'application/json; charset=utf-8', compressible: true},
  {extension: 'md', type: 'text/markdown; charset=utf-8', compressible: true},
  {extension: 'svg', type: 'image/svg+xml', compressible: true},
  {extension: 'txt', type: 'text/plain; charset=utf-8', compressible: true},
  {extension: 'xml', type: 'application/xml; charset=utf-8', compressible: true},
  {extension: 'yaml', type: 'application/yaml; charset=utf-8', compressible: true},
  {extension: 'webmanifest', type: 'application/manifest+json', compressible: true},
  {extension: 'ico', type: 'image/x-icon', compressible: false},
  {extension: 'png', type: 'image/png', compressible: false},
  {extension: 'webp', type: 'image/webp', compressible: false},
  {extension: 'woff2', type: 'font/woff2', compressible: false},
];

/** Bytes of the smallest file that is compressed: smaller ones fit into one packet anyway. */
export const smallestCompressed = 860;

/** Codings of precompressed copies, best first: brotli is the smallest here, gzip the oldest. */
export const codings = [
  {name: 'br', extension: 'br'},
  {name: 'gzip', extension: 'gz'},
];

/** An `Accept-Encoding` that takes this coding: named, and not with weight 0. Works in PCRE and in JavaScript. */
export function acceptsCoding(/** @type {string} */ name) {
  return `(?:^|[\\s,])${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`;
}

/**
 * The weight of a media range in an `Accept` (RFC 9110, section 12.5.1), as patterns for PCRE and JavaScript:
 * its `q`, or 1 without one.
 *
 * @returns {readonly [string, string][]} pattern → weight; `$1` is what the pattern found
 */
function weightOf(/** @type {string} */ range) {
  const named = `(?:^|,)\\s*${range}\\s*(?:;[^,]*)?`;
  return [
    [`${named};\\s*q=([01](?:\\.\\d*)?)\\s*(?:[,;]|$)`, '$1'],
    [`${named}(?:,|$)`, '1'],
  ];
}

/** Which weight is greater, of two that stand one behind the other: at the first digit that differs. */
const firstIsGreater = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `${digit}[\\d.]* \\1[0-${digit - 1}]`)
  .join('|');

/**
 * Whether an `Accept` prefers Markdown to HTML, in the form of tables: the first pattern that matches
 * counts. Only for one that names Markdown; browsers never do.
 */
export const markdownRules = {
  mentioned: 'text/markdown',
  /** Without a match it is 0. */
  markdown: weightOf('text/markdown'),
  /** The most specific range first. */
  html: ['text/html', 'text/\\*', '\\*/\\*'].flatMap(weightOf),
  /** For "weight-of-Markdown weight-of-HTML Accept". Without a match HTML is preferred. @type {readonly [string, boolean][]} */
  preferred: [
    ['^0[.0]* ', false],
    [`^([\\d.]*)(?:${firstIsGreater}|[\\d.]*[1-9][\\d.]* \\1 )`, true],
    // As much as HTML, but named before it.
    ['^([\\d.]*?)[.0]* \\1[.0]* (?:(?!text/html).)*text/markdown', true],
  ],
};

/**
 * @template Value
 * @param {readonly (readonly [string, Value])[]} rows
 * @param {string} text
 */
function firstMatch(rows, text) {
  for (const [pattern, value] of rows) {
    const match = new RegExp(pattern, 'i').exec(text);
    if (match) return {value, found: match[1]};
  }
  return undefined;
}

/** Whether a client with this `Accept` gets the Markdown copy of a page. */
export function prefersMarkdown(/** @type {string} */ accept) {
  const weigh = (/** @type {readonly [string, string][]} */ rows) => {
    const match = firstMatch(rows, accept);
    return (match?.value === '$1' ? match.found : match?.value) ?? '0';
  };
  const {mentioned, markdown, html, preferred} = markdownRules;
  if (!new RegExp(mentioned, 'i').test(accept)) return false;
  return firstMatch(preferred, `${weigh(markdown)} ${weigh(html)} ${accept}`)?.value ?? false;
}

/** Files in the web root that tell a static host what to do; no server shows them. */
export const hostFiles = ['/_headers', '/_redirects'];
