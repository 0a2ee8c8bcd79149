import {german} from './de';

/** Texts of the box; English stands in the components, other languages here. A site may override each in its code.json. */
export function messagesOf(locale: string): Record<string, string> {
  return locale.toLowerCase().startsWith('de') ? german : {};
}
