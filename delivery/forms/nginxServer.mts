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

/** Every candidate in a location has one type, so compressed copies get the type of their original. */
function fileLines(type: string | undefined, tries: string): string[] {
  return ['types {}', `default_type "${type}";`, `try_files ${tries};`];
}

/** Exact addresses: nginx finds them in a tree, where patterns would be tried one by one for every page. */
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

/** File extensions and slashes lead to the one form of an address, if there is such a page. */
function oneForm(): string[] {
  const lines = [
    `if (-f $document_root$docs_page.html) { return 301 $docs_page${sameQuery}; }`,
    'return 404;',
  ];
  return [
    location('~ "^(?<docs_page>/[\\w/-]+?)(?:/index)?\\.html$"', lines),
    location('~ "^(?<docs_page>/[\\w/-]*[\\w-])/$"', lines),
  ];
}

/** Most readers take the first way, without a detour: the page in their coding. */
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
      // Doubled slashes, dots, letters in percent signs. A comparison costs less than a pattern.
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

/** What a server block holds: headers, moved addresses, pages, files, not-found pages. */
export function nginxServer(): string {
  const headers = [
    ...securityHeaders.map(({name, value}) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $docs_cache_control always;',
    'add_header Content-Encoding $docs_content_encoding always;',
    'add_header Vary "Accept, Accept-Encoding" always;',
  ];
  return `${notice}
# Goes into the server block, beside the release.conf of a build, which names its folder and its policy.

# Headers stand here alone: a location with a header of its own would lose all of these.
${headers.join('\n')}

server_tokens off;
# The copies are compressed already.
gzip off;
# No parts of files: they are small, and with a 416 nginx would send every header twice.
max_ranges 0;
absolute_redirect off;
# The headers are longer than nginx expects; without this they would leave alone, ahead of the file.
postpone_output 8k;
error_page 404 $docs_not_found;
# Broken percent-encoding: there is no such page.
error_page 400 =404 $docs_not_found;

# Former addresses and other forms of the start pages.
${moved().join('\n')}

# Patterns are tried in this order, so what is asked for most stands first.
# Pages.
${pages().join('\n')}

# Never named by a request.
${neverNamed().join('\n')}

# Files.
${files().join('\n')}

# Other forms of addresses.
${oneForm().join('\n')}
location / {
    try_files $uri =404;
}
`;
}
