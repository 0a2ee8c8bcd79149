import {LineCounter, parseDocument, visit} from 'yaml';
import {defaultLocale, type Locale} from '../config/locales.ts';
import type {SourceFile} from './site.mts';

interface Described {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly locale: Locale;
  readonly isTitle: boolean;
}

const isText = new Set<unknown>(['title', 'summary', 'description']);

/** English texts of a description of an API. */
export function textsOfDescription({file, source}: SourceFile): Described[] {
  const lines = new LineCounter();
  const texts: Described[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key, value}) {
      const name = (key as {value?: unknown}).value;
      const {value: text, range} = (value ?? {}) as {value?: unknown; range?: [number]};
      if (!isText.has(name) || typeof text !== 'string' || !range) return;
      const {line} = lines.linePos(range[0]);
      texts.push({file, line, text, locale: defaultLocale, isTitle: name === 'title'});
    },
  });
  return texts;
}
