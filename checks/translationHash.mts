import {createHash} from 'node:crypto';

/** Fingerprint of an English page; its German twin stores the one it was made from. */
export function translationHash(source: string): string {
  return createHash('sha256').update(source.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}
