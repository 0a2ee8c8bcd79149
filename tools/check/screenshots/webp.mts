import {closeSync, openSync, readSync} from 'node:fs';

function headOf(file: string): Buffer {
  const head = Buffer.alloc(30);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  return head;
}

/** Width and height in pixels, from the header of a lossless WebP file; undefined for any other file. */
export function sizeOfWebp(file: string): readonly [width: number, height: number] | undefined {
  const head = headOf(file);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1];
  if (kind !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
