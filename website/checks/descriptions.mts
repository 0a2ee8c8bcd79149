import {LineCounter, parseDocument, visit} from 'yaml';
import {defaultLocale, translations, type Locale} from '../config/locales.ts';
import type {SourceFile} from './site.mts';

interface Described {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly locale: Locale;
}

const inDefault = new Set(['title', 'summary', 'description']);

/** The language of a text by its key: `description` or `x-description-de`. */
function localeOf(key: unknown): Locale | undefined {
  if (typeof key !== 'string') return undefined;
  if (inDefault.has(key)) return defaultLocale;
  return translations.find((locale) => key.startsWith('x-') && key.endsWith(`-${locale}`));
}

/** Texts of a description of an API, in all languages. */
export function textsOfDescription({file, source}: SourceFile): Described[] {
  const lines = new LineCounter();
  const texts: Described[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key, value}) {
      const locale = localeOf((key as {value?: unknown}).value);
      const {value: text, range} = (value ?? {}) as {value?: unknown; range?: [number]};
      if (!locale || typeof text !== 'string' || !range) return;
      texts.push({file, line: lines.linePos(range[0]).line, text, locale});
    },
  });
  return texts;
}
