import type {Element} from 'hast';
import {text, textOf} from './hast';

/** Replaces a space at the start or end of code until the Markdown is written. */
const placeholder = '\ue000';

/** Keeps spaces at the start and end of code, which would otherwise be merged with those of the sentence. */
export function keepSpaces(code: Element): Element {
  const value = textOf(code).replace(/^\s+|\s+$/g, (spaces) => placeholder.repeat(spaces.length));
  return {...code, children: [text(value)]};
}

export function restoreSpaces(markdown: string): string {
  return markdown.replaceAll(placeholder, ' ');
}
