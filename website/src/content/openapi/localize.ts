import {defaultLocale, type Locale} from '../../../config/locales';
import {translationOf} from '../../../texts/catalogues.cjs';

const isText = (key: string) => key === 'description' || key === 'summary' || key === 'title';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is the content of an example, so data instead of text. Properties may also be called "value". */
function isContent(node: Record<string, unknown>, key: string): boolean {
  return key === 'example' || (key === 'value' && 'summary' in node);
}

/** The document in one language, with translations instead of English texts. Examples stay as they are. */
export function localize<T>(document: T, locale: Locale): T {
  if (locale === defaultLocale) return document;
  if (Array.isArray(document)) {
    return document.map((entry: unknown) => localize(entry, locale)) as T;
  }
  if (!isObject(document)) {
    return document;
  }
  const entries = Object.entries(document).map(([key, value]) => {
    if (isText(key) && typeof value === 'string')
      return [key, translationOf(locale, value) ?? value];
    return [key, isContent(document, key) ? value : localize(value, locale)];
  });
  return Object.fromEntries(entries) as T;
}
