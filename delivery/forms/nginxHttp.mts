import {
  acceptsCoding,
  caching,
  codings,
  hashedFolders,
  localeBases,
  markdownFirst,
} from '../core/description.mjs';
import {notice} from './notice.mts';

function map(source: string, target: string, fallback: string, rows: readonly string[][]): string {
  const lines = [['default', fallback], ...rows].map(
    ([key, value]) => `    ${key === 'default' ? key : `"${key}"`} "${value}";`,
  );
  return `map ${source} ${target} {\n${lines.join('\n')}\n}`;
}

/** Exact `Accept-Encoding` values of browsers: nginx finds them without trying patterns. All of them accept the best coding. */
const usualCodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];

/** `http.conf`: variables for the http block. nginx computes each of them when it is first used. */
export function nginxHttp(): string {
  const otherLocales = localeBases.filter((base) => base !== '');
  return `${notice}
# Include this file in the http block.

# File extension of the best precompressed copy that the browser accepts. Nothing is compressed while serving.
${map('$http_accept_encoding', '$docs_coding', '', [
  ...usualCodings.map((all) => [all, `.${codings[0]?.extension}`]),
  ...codings.map(({name, extension}) => [`~*${acceptsCoding(name)}`, `.${extension}`]),
])}

# Clients that name Markdown first get the Markdown copy of a page: with an empty ending, the first lookup
# finds no page and falls through to the copy.
${map('$http_accept', '$docs_page_ending', '.html', [[`~*${markdownFirst}`, '']])}
${map('$docs_page_ending', '$docs_other_page', '@docs_missing', [['', '@docs_page_markdown']])}
${map('$docs_page_ending', '$docs_other_start', '@docs_missing', [['', '@docs_start_markdown']])}

# Coding of the file that is served. For other status codes nginx writes the body itself, uncompressed.
${map(
  '"$status $uri"',
  '$docs_content_encoding',
  '',
  codings.map(({name, extension}) => [`~^(?:200|206|304|404) .*\\.${extension}$`, name]),
)}

# Files with a hash in their name never change. Everything else is revalidated before each use.
${map('$uri', '$docs_cache_control', caching.other, [
  [`~^(?:${hashedFolders.join('|')})`, caching.hashed],
])}

# The not-found page in the language of the requested URL. Taken from the whole request line, because
# $request_uri is empty if the percent-encoding is broken (over HTTP/2 this line is empty too).
${map(
  '$request',
  '$docs_not_found',
  '/404.html',
  otherLocales.map((base) => [`~^\\S+ (?:https?://[^/ ]*)?${base}[/? ]`, `${base}/404.html`]),
)}
`;
}
