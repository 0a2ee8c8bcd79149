import {commandHtml} from 'docusaurus-theme-static-pages/highlight/command';

/**
 * Syntax highlighting for code that changes while the reader types, with the classes of static code blocks
 * (packages/static-pages/src/code/tokens.mjs). Those are highlighted by a large library at build time; for the few
 * languages that labs write, one regular expression each is enough. Groups are named after their class.
 * What is looked for before a match has a limit: otherwise each space of a long run would look at all before it.
 */
const grammars = {
  apache: /(?<tm>#.*)|(?<=^\s{0,16})(?<tk>[A-Za-z]+)|(?<=<\w+ )(?<ts>[^>]+)/gm,
  bash: /(?<tm>(?<=^|\s)#.*)|(?<tk>(?<=^\s{0,16}|; )(?:if|then|else|fi|for|in|do|done)\b)|(?<tf>(?<=^\s{0,16}|(?:&&|\|\||[;|(])\s{0,16})[\w./][\w./-]*(?=\s|$))|(?<ts>'[^']*'|"[^"]*")|(?<tc>(?<=\s)\d+\b)|(?<ts2>(?<=[\s=])[\w./~:@%+,=-]+)/gm,
  dotenv: /(?<tm>^#.*)|(?<ts>"[^"]*")|(?<tc>(?<==)\d+$)/gm,
  json: /(?<tk>"(?:[^"\\]|\\.)*"(?=:))|(?<ts>"(?:[^"\\]|\\.)*")|(?<tc>-?\d[\d.]*|true|false|null)/g,
  nginx: /(?<tm>#.*)|(?<ts>"[^"]*")|(?<tk>(?<=^\s{0,16})[a-z]\w*)|(?<tc>(?<=\s)\d+\w*(?=[ ;]))/gm,
  systemd: /(?<tm>^#.*)|(?<tk>^\w+=)|(?<tc>%i|(?<==)(?:true|oneshot|\d+)$)/gm,
  yaml: /(?<tm>(?<=^|\s)#.*)|(?<=^[ -]{0,16})(?<tk>[\w.-]+)(?=:(?:\s|$))|(?<tc>(?<=[:-] )\d+$)|(?<ts>"[^"]*"|(?<=[:-] )[^\s"[{].*)/gm,
} as const satisfies Record<string, RegExp>;

export type Language = keyof typeof grammars;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function highlight(code: string, language: Language): string {
  const plain = language === 'bash' ? (text: string) => commandHtml(text, escape) : escape;
  let html = '';
  let end = 0;
  for (const match of code.matchAll(grammars[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += `${plain(code.slice(end, match.index))}<span class="${kind?.slice(0, 2)}">${plain(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + plain(code.slice(end));
}
