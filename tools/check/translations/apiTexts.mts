import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument, visit} from 'yaml';
import type {English} from './texts.mts';

const file = 'website/data/openapi/openapi.yaml';

/** Texts of the description of the API. Titles may be code, which needs no translation. */
export function apiTexts(root: string): English[] {
  const place = path.join(root, file);
  if (!existsSync(place)) return [];
  const lines = new LineCounter();
  const texts: English[] = [];
  visit(parseDocument(readFileSync(place, 'utf8'), {lineCounter: lines}), {
    Pair(_, {key, value}) {
      const name = (key as {value?: unknown}).value;
      const {value: text, range} = (value ?? {}) as {value?: unknown; range?: [number]};
      if (!/^(?:title|summary|description)$/.test(String(name))) return;
      if (typeof text !== 'string' || !range) return;
      const {line} = lines.linePos(range[0]);
      texts.push({file, line, key: text, isOptional: name === 'title' || text === ''});
    },
  });
  return texts;
}
