import {createHash} from 'node:crypto';
import {withoutSearchComments} from './searchWords.mts';

/**
 * Hash of what an English page says: title, description and text; its translation stores the hash of the text it was made
 * from. Words for the search differ between languages, so they do not count.
 */
export function translationHash(source: string): string {
  const text = source.replaceAll('\r\n', '\n');
  const [, head = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const said = head.split('\n').filter((line) => /^(?:title|description):/.test(line));
  const words = [...said, withoutSearchComments(body)].join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** The German page with the hash of the English one; a new page gets the line at the end of its front matter. */
export function accepted(german: string, english: string): string {
  const line = `source_hash: "${translationHash(english)}"`;
  return /^source_hash: /m.test(german)
    ? german.replace(/^source_hash: .*$/m, line)
    : german.replace(/^---\n[\s\S]*?\n(?=---\n)/, (head) => `${head}${line}\n`);
}
