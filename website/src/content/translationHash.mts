import {createHash} from 'node:crypto';

/** Hash of an English page; its translation stores the hash of the text it was made from. */
export function translationHash(source: string): string {
  return createHash('sha256').update(source.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}

/** The German page with the hash of the English one; a new page gets the line at the end of its front matter. */
export function accepted(german: string, english: string): string {
  const line = `source_hash: "${translationHash(english)}"`;
  return /^source_hash: /m.test(german)
    ? german.replace(/^source_hash: .*$/m, line)
    : german.replace(/^---\n[\s\S]*?\n(?=---\n)/, (head) => `${head}${line}\n`);
}
