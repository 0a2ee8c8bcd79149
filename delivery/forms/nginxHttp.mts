import {
  acceptsCoding,
  caching,
  codings,
  hashedFolders,
  localeBases,
  markdownRules,
} from '../core/description.mjs';
import {notice} from './notice.mts';

function map(source: string, target: string, fallback: string, rows: readonly string[][]): string {
  const lines = [['default', fallback], ...rows].map(
    ([key, value]) => `    ${key === 'default' ? key : `"${key}"`} "${value}";`,
  );
  return `map ${source} ${target} {\n${lines.join('\n')}\n}`;
}

const weights = (target: string, rows: readonly (readonly [string, string])[]) =>
  map(
    '$http_accept',
    target,
    '0',
    rows.map(([pattern, weight]) => [`~*${pattern}`, weight]),
  );

/** What browsers send, word by word: found without a try of the patterns. All take the best coding. */
const usualCodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];

/** Variables, for the http block. Each is computed when a header is written, so after the file is known. */
export function nginxHttp(): string {
  const otherLocales = localeBases.filter((base) => base !== '');
  return `${notice}
# Goes into the http block.

# File extension of the best precompressed copy that the browser takes; nothing is compressed while serving.
${map('$http_accept_encoding', '$docs_coding', '', [
  ...usualCodings.map((all) => [all, `.${codings[0]?.extension}`]),
  ...codings.map(({name, extension}) => [`~*${acceptsCoding(name)}`, `.${extension}`]),
])}

# Readers that would rather have Markdown get the copy of a page: for them no page is found at first.
${map('$http_accept', '$docs_page_ending', '.html', [
  [`~*${markdownRules.mentioned}`, '$docs_preferred_ending'],
])}
${map(
  '"$docs_markdown_weight $docs_html_weight $http_accept"',
  '$docs_preferred_ending',
  '.html',
  markdownRules.preferred.map(([pattern, isMarkdown]) => [
    `~*${pattern}`,
    isMarkdown ? '' : '.html',
  ]),
)}
${weights('$docs_markdown_weight', markdownRules.markdown)}
${weights('$docs_html_weight', markdownRules.html)}
${map('$docs_page_ending', '$docs_other_page', '@docs_missing', [['', '@docs_page_markdown']])}
${map('$docs_page_ending', '$docs_other_start', '@docs_missing', [['', '@docs_start_markdown']])}

# nginx writes the body of other errors itself.
${map(
  '"$status $uri"',
  '$docs_content_encoding',
  '',
  codings.map(({name, extension}) => [`~^(?:200|206|304|404) .*\\.${extension}$`, name]),
)}

# Names with a hash never change; everything else is asked for before each use.
${map('$uri', '$docs_cache_control', caching.other, [
  [`~^(?:${hashedFolders.join('|')})`, caching.hashed],
])}

# The not-found page of the language that the address belongs to. By the whole line of the request, because
# there is no $request_uri when its percent-encoding is broken (over HTTP/2 not even this line).
${map(
  '$request',
  '$docs_not_found',
  '/404.html',
  otherLocales.map((base) => [`~^\\S+ (?:https?://[^/ ]*)?${base}[/? ]`, `${base}/404.html`]),
)}
`;
}
