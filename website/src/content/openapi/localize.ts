import {translations, type Locale} from '../../../config/locales';

/** `x-description-de`: the German text of `description`. */
const translation = /^x-(description|summary|title)-\w+$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The content of an example is data, not text of the document. A property may be called "value" too. */
function isContent(node: Record<string, unknown>, key: string): boolean {
  return key === 'value' && 'summary' in node;
}

/**
 * The document in one language: its texts take the place of the English ones, and the translations
 * disappear. Examples stay as they are.
 */
export function localize<T>(document: T, locale: Locale): T {
  if (Array.isArray(document)) {
    return document.map((entry: unknown) => localize(entry, locale)) as T;
  }
  if (!isObject(document)) {
    return document;
  }
  const entries = Object.entries(document).flatMap(([key, value]) => {
    if (translation.test(key)) return [];
    const translated = document[`x-${key}-${locale}`];
    return [
      [key, isContent(document, key) ? value : localize(translated ?? value, locale)] as const,
    ];
  });
  return Object.fromEntries(entries) as T;
}

/** Places of texts that lack a translation, for the test that keeps the document complete. */
export function missingTranslations(node: unknown, place = '#'): string[] {
  if (Array.isArray(node)) {
    return node.flatMap((entry: unknown, index) => missingTranslations(entry, `${place}/${index}`));
  }
  if (!isObject(node)) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]) => {
    if (isContent(node, key) || key === 'example') return [];
    const isText = (key === 'description' || key === 'summary') && typeof value === 'string';
    const lacking = translations.filter((locale) => typeof node[`x-${key}-${locale}`] !== 'string');
    if (isText && lacking.length > 0) return [`${place}/${key} (${lacking.join(', ')})`];
    return missingTranslations(value, `${place}/${key}`);
  });
}
