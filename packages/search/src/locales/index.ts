import {german} from './de';

/** Translations of the search box; the English texts are in the components. A site can override each in its code.json. */
export function messagesOf(locale: string): Record<string, string> {
  return locale.toLowerCase().startsWith('de') ? german : {};
}
