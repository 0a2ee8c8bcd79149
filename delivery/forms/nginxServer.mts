import {
  codings,
  contentTypes,
  hostFiles,
  localeBases,
  redirects,
  securityHeaders,
} from '../core/description.mjs';
import {notice} from './notice.mts';

const typeOf = (extension: string) =>
  contentTypes.find((candidate) => candidate.extension === extension)?.type;
const sameQuery = '$is_args$args';

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `    ${line}`).join('\n')}\n}`;
}

/** Sets one content type for the whole location, so that compressed copies get the type of their original. */
function fileLines(type: string | undefined, tries: string): string[] {
  return ['types {}', `default_type "${type}";`, `try_files ${tries};`];
}

/** Redirects of exact paths: nginx looks these up in a tree, whereas it would try patterns one by one for every request. */
function moved(): string[] {
  const starts = localeBases.flatMap((base) =>
    [`${base}/index.html`, ...(base === '' ? [] : [base, `${base}.html`])].map((variant) => ({
      variant,
      to: `${base}/`,
    })),
  );
  const former = localeBases.flatMap((base) =>
    redirects.flatMap(({from, to}) =>
      ['', '/', '.html', '/index.html'].map((end) => ({
        variant: `${base}${from}${end}`,
        to: `${base}${to}`,
      })),
    ),
  );
  return [...starts, ...former].map(({variant, to}) =>
    location(`= ${variant}`, [`return 301 ${to}${sameQuery};`]),
  );
}

/** Files that must not be requested by name: not-found pages, files for hosts, compressed copies, hidden files. */
function neverNamed(): string[] {
  const extensions = codings.map(({extension}) => extension).join('|');
  return [
    ...localeBases.flatMap((base) => [
      location(`= ${base}/404.html`, [
        'internal;',
        ...fileLines(typeOf('html'), '$uri$docs_coding $uri =404'),
      ]),
      location(`= ${base}/404`, ['return 404;']),
    ]),
    ...hostFiles.map((file) => location(`= ${file}`, ['return 404;'])),
    location(`~ "\\.(?:${extensions})$|/\\.(?!well-known/)"`, ['return 404;']),
  ];
}

/** Redirects paths with `.html`, `/index` or a trailing slash to the canonical path, if that page exists. */
function canonicalForms(): string[] {
  const lines = [
    `if (-f $document_root$docs_page.html) { return 301 $docs_page${sameQuery}; }`,
    'return 404;',
  ];
  return [
    location('~ "^(?<docs_page>/[\\w/-]+?)(?:/index)?\\.html$"', lines),
    location('~ "^(?<docs_page>/[\\w/-]*[\\w-])/$"', lines),
  ];
}

/** Pages, and their Markdown copies by way of the named locations. Most requests match the first file tried: the page in the accepted coding. */
function pages(): string[] {
  const html = typeOf('html');
  const tries = (name: string) => `${name}$docs_coding ${name}`;
  return [
    ...localeBases.map((base) =>
      location(
        `= ${base}/`,
        fileLines(html, `${tries('${uri}index$docs_page_ending')} $docs_other_start`),
      ),
    ),
    location('~ "^/[\\w/-]++(?<!/)$"', [
      // $uri is normalized: doubled slashes, dot segments and needless percent-encoding redirect to it. Comparing
      // costs less than a pattern.
      `if ($request_uri != $uri${sameQuery}) { return 301 $uri${sameQuery}; }`,
      ...fileLines(html, `${tries('$uri$docs_page_ending')} $docs_other_page`),
    ]),
    location(
      '@docs_start_markdown',
      fileLines(typeOf('md'), `${tries('${uri}index.md')} @docs_start`),
    ),
    location('@docs_start', fileLines(html, `${tries('${uri}index.html')} =404`)),
    location('@docs_page_markdown', fileLines(typeOf('md'), `${tries('$uri.md')} @docs_page`)),
    location('@docs_page', fileLines(html, `${tries('$uri.html')} =404`)),
    location('@docs_missing', ['return 404;']),
  ];
}

function files(): string[] {
  return contentTypes
    .filter(({extension}) => extension !== 'html')
    .map(({extension, type, compressible}) =>
      location(
        `~ "\\.${extension}$"`,
        fileLines(type, compressible ? '$uri$docs_coding $uri =404' : '$uri =404'),
      ),
    );
}

/** `server.conf`: the content of a server block, with headers, redirects, pages, files and not-found pages. */
export function nginxServer(): string {
  const headers = [
    ...securityHeaders.map(({name, value}) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $docs_cache_control always;',
    'add_header Content-Encoding $docs_content_encoding always;',
    'add_header Vary "Accept, Accept-Encoding" always;',
  ];
  return `${notice}
# Include this file in the server block, next to the release.conf of a build, which sets its folder and its policy.

# Set headers only here: a location that adds a header of its own loses all of these.
${headers.join('\n')}

server_tokens off;
# The copies are already compressed.
gzip off;
# Serve no byte ranges: the files are small, and nginx would send every header twice with status 416.
max_ranges 0;
absolute_redirect off;
# The headers are longer than nginx expects; without this they would be sent in a packet of their own.
postpone_output 8k;
error_page 404 $docs_not_found;
# Broken percent-encoding is answered like a missing page.
error_page 400 =404 $docs_not_found;

# Former URLs, and other forms of the start pages' URLs.
${moved().join('\n')}

# Patterns are tried in this order, so the most frequent requests come first.
# Pages.
${pages().join('\n')}

# Never served by name.
${neverNamed().join('\n')}

# Files.
${files().join('\n')}

# Other forms of the URLs of pages.
${canonicalForms().join('\n')}
location / {
    try_files $uri =404;
}
`;
}
