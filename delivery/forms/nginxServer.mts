import {
  codings,
  contentTypes,
  hostFiles,
  localeBases,
  redirects,
  securityHeaders,
} from '../core/description.mjs';
import {notice} from './notice.mts';

const typeOf = (ending: string) =>
  contentTypes.find((candidate) => candidate.ending === ending)?.type;
const anyLocale = `(?<docs_base>${localeBases.filter((base) => base !== '').join('|')})?`;
const sameQuery = '$is_args$args';

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `    ${line}`).join('\n')}\n}`;
}

/** Every candidate in a location has one type, so compressed copies get the type of their original. */
function fileLines(type: string | undefined, tries: string): string[] {
  return ['types {}', `default_type "${type}";`, `try_files ${tries};`];
}

function moved(): string[] {
  const starts = localeBases.flatMap((base) => {
    const variants = [`${base}/index.html`, ...(base === '' ? [] : [base, `${base}.html`])];
    return variants.map((variant) =>
      location(`= ${variant}`, [`return 301 ${base}/${sameQuery};`]),
    );
  });
  const former = redirects.map(({from, to}) =>
    location(`~ "^${anyLocale}${from}(?:/|\\.html|/index\\.html)?$"`, [
      `return 301 $docs_base${to}${sameQuery};`,
    ]),
  );
  return [...starts, ...former];
}

function neverNamed(): string[] {
  const endings = codings.map(({ending}) => ending).join('|');
  return [
    ...localeBases.flatMap((base) => [
      location(`= ${base}/404.html`, [
        'internal;',
        ...fileLines(typeOf('html'), '$uri$docs_coding $uri =404'),
      ]),
      location(`= ${base}/404`, ['return 404;']),
    ]),
    ...hostFiles.map((file) => location(`= ${file}`, ['return 404;'])),
    location(`~ "\\.(?:${endings})$|/\\.(?!well-known/)"`, ['return 404;']),
  ];
}

/** Endings and slashes lead to the one form of an address, if there is such a page. */
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

function pages(): string[] {
  const start = `^(?:${localeBases.join('|')})/$`;
  const markdown = (name: string) => `${name}$docs_twin$docs_coding ${name}$docs_twin`;
  return [
    location(`~ "${start}"`, fileLines(typeOf('md'), `${markdown('${uri}index')} @docs_start`)),
    location(
      '@docs_start',
      fileLines(typeOf('html'), '${uri}index.html$docs_coding ${uri}index.html =404'),
    ),
    ...oneForm(),
    location('~ "^/[\\w/-]+$"', [
      'if ($request_uri ~ "^[^?]*//") { return 301 $uri$is_args$args; }',
      ...fileLines(typeOf('md'), `${markdown('$uri')} @docs_page`),
    ]),
    location('@docs_page', fileLines(typeOf('html'), '$uri.html$docs_coding $uri.html =404')),
  ];
}

function files(): string[] {
  return contentTypes
    .filter(({ending}) => ending !== 'html')
    .map(({ending, type, compressible}) =>
      location(
        `~ "\\.${ending}$"`,
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
absolute_redirect off;
error_page 404 $docs_not_found;
# Broken percent-encoding: there is no such page.
error_page 400 =404 $docs_not_found;

# Former addresses and other forms of the start pages.
${moved().join('\n')}

# Never named by a request.
${neverNamed().join('\n')}

# Pages.
${pages().join('\n')}

# Files.
${files().join('\n')}
location / {
    try_files $uri =404;
}
`;
}
