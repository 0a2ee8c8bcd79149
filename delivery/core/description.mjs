/**
 * Single source of truth for how the site is served. The configuration of every form of delivery (nginx, container,
 * static hosts) is generated from this file, and the server of `npm start` imports it. It is
 * plain JavaScript, because `npm start` runs without a compiler.
 */
import {localeBases} from '../../website/config/localeNames.mjs';

export {localeBases};
export {redirects} from '../../website/config/redirects.mjs';

/** Browser features that the pages never use. Writing to the clipboard is not among them. */
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
 * Headers of every response, besides the Content-Security-Policy, which `csp.mjs` computes from the built pages.
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

/** Files in these folders have a hash of their content in their name. */
export const hashedFolders = localeBases.map((base) => `${base}/assets/`);

export const caching = {
  /** Hashed files never change. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, indexes and everything else: cached, but revalidated before each use. Also the default of Netlify and Cloudflare Pages. */
  other: 'public, max-age=0, must-revalidate',
};

/** @param {string} path path of a file in the build */
export function cacheControl(path) {
  return hashedFolders.some((folder) => path.startsWith(folder)) ? caching.hashed : caching.other;
}

/**
 * File extension → media type. Files of `compressible` types get precompressed copies.
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

/** Files with fewer bytes are not compressed: they fit into one packet anyway. */
export const smallestCompressed = 860;

/** Content codings of the precompressed copies, best first: Brotli is smaller, gzip is understood everywhere. */
export const codings = [
  {name: 'br', extension: 'br'},
  {name: 'gzip', extension: 'gz'},
];

/** A pattern, for PCRE and JavaScript, of `Accept-Encoding` values that name this coding with a weight above 0. */
export function acceptsCoding(/** @type {string} */ name) {
  return `(?:^|[\\s,])${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`;
}

/**
 * A pattern, for PCRE and JavaScript, of `Accept` values that get the Markdown copy of a page: those that name Markdown
 * first and without a lower weight, as coding assistants do. HTML serves all others (RFC 9110, section 12.5.1, lets
 * servers disregard preferences). Anchored and without two ways to match, so that its time is bounded.
 */
export const markdownFirst = '^text/markdown(?:; ?q=1(?:\\.0{1,3})?)?(?:,|$)';

/** Whether a client with this `Accept` gets the Markdown copy of a page. */
export function prefersMarkdown(/** @type {string} */ accept) {
  return new RegExp(markdownFirst, 'i').test(accept);
}

/** Files in the web root that configure a static host; servers never deliver them. */
export const hostFiles = ['/_headers', '/_redirects'];
