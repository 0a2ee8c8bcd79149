import type {Element as HastElement} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {HtmlDocument} from '../../../website/src/build/pipeline/language';
import {attribute, findElement, hasClass, textOf} from '../../search/src/plugin/dom';
import {toMarkdown} from './toMarkdown';

/** A page as its copy and the lists of pages need it. */
export interface MarkdownCopy {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly language: string;
  /** Everything from the title on, without front matter. */
  readonly markdown: string;
}

function headValue(
  root: HtmlDocument,
  tag: string,
  [key, value]: [string, string],
  wanted: string,
) {
  const found = findElement(root, (el) => el.tagName === tag && attribute(el, key) === value);
  return (found && attribute(found, wanted)) ?? '';
}

/** Reads a built page; undefined for a page without content or without an address of its own. */
export function readPage(root: HtmlDocument): MarkdownCopy | undefined {
  const main =
    findElement(root, (el) => hasClass(el, 'theme-doc-markdown')) ??
    findElement(root, ({tagName}) => tagName === 'main');
  const title = main && findElement(main, ({tagName}) => tagName === 'h1');
  const canonical = headValue(root, 'link', ['rel', 'canonical'], 'href');
  if (!title || !canonical) return undefined;
  const htmlElement = findElement(root, ({tagName}) => tagName === 'html');
  const language = (htmlElement && attribute(htmlElement, 'lang')) ?? '';
  return {
    title: textOf(title).trim(),
    description: headValue(root, 'meta', ['name', 'description'], 'content'),
    canonical,
    language,
    markdown: toMarkdown(fromParse5(main) as HastElement, {canonical, language}),
  };
}
