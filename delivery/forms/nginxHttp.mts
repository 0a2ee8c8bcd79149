import {
  acceptsCoding,
  caching,
  codings,
  hashedFolders,
  localeBases,
  prefersMarkdown,
} from '../core/description.mjs';
import {notice} from './notice.mts';

function map(source: string, target: string, fallback: string, rows: readonly string[][]): string {
  const lines = [['default', fallback], ...rows].map(
    ([key, value]) => `    ${key === 'default' ? key : `"${key}"`} "${value}";`,
  );
  return `map ${source} ${target} {\n${lines.join('\n')}\n}`;
}

/** What browsers send, word by word: found without a try of the patterns. All take the best coding. */
const usualCodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];

/** Variables, for the http block. Each is computed when a header is written, so after the file is known. */
export function nginxHttp(): string {
  const otherLocales = localeBases.filter((base) => base !== '');
  return `${notice}
# Goes into the http block.

# Ending of the best precompressed copy that the browser takes; nothing is compressed while serving.
${map('$http_accept_encoding', '$docs_coding', '', [
  ...usualCodings.map((all) => [all, `.${codings[0]?.ending}`]),
  ...codings.map(({name, ending}) => [`~*${acceptsCoding(name)}`, `.${ending}`]),
])}

# Readers that would rather have Markdown get the copy of a page: for them no page is found at first.
${map('$http_accept', '$docs_page_ending', '.html', [[`~*${prefersMarkdown}`, '']])}
${map('$docs_page_ending', '$docs_other_page', '@docs_missing', [['', '@docs_page_markdown']])}
${map('$docs_page_ending', '$docs_other_start', '@docs_missing', [['', '@docs_start_markdown']])}

${map(
  '$uri',
  '$docs_content_encoding',
  '',
  codings.map(({name, ending}) => [`~\\.${ending}$`, name]),
)}

# Names with a hash never change; everything else is asked for before each use.
${map('$uri', '$docs_cache_control', caching.other, [
  [`~^(?:${hashedFolders.join('|')})`, caching.hashed],
])}

# The not-found page of the language that the address belongs to.
${map(
  '$request_uri',
  '$docs_not_found',
  '/404.html',
  otherLocales.map((base) => [`~^${base}(?:[/?]|$)`, `${base}/404.html`]),
)}
`;
}
