import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, parseFragment, type DefaultTreeAdapterTypes as Html} from 'parse5';

export const root = path.resolve(__dirname, '../..');
export const website = path.join(root, 'website');

/** A code block as a reader sees it on a built page. */
export interface Block {
  /** The route below /docs/, the same in every language. */
  readonly page: string;
  readonly title: string | undefined;
  readonly language: string;
  readonly code: string;
}

export type Locale = 'en' | 'de';

const folders: Readonly<Record<Locale, string>> = {en: 'build/docs', de: 'build/de/docs'};

function textOf(node: Html.Node): string {
  if (node.nodeName === '#text') return (node as Html.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function find(
  node: Html.Node,
  matches: (element: Html.Element) => boolean,
): Html.Element | undefined {
  if ('tagName' in node && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

const attribute = ({attrs}: Html.Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

/** Reads the HTML of one block, from its start to the end of its code. Blocks without a language do not come from fences. */
function readBlock(page: string, html: string): Block[] {
  const fragment = parseFragment(html);
  const code = find(fragment, (element) => element.tagName === 'code');
  const language = /^language-(\S+)/.exec((code && attribute(code, 'class')) ?? '')?.[1];
  if (!code || !language) return [];
  const title = find(fragment, (element) => attribute(element, 'data-code-title') !== undefined);
  return [{page, language, title: title && textOf(title), code: `${textOf(code).trimEnd()}\n`}];
}

/** Removes the labs from a page: their code blocks depend on what the reader enters. */
function withoutLabs(html: string): string {
  if (!html.includes(' data-lab=')) return html;
  const page = parse(html, {sourceCodeLocationInfo: true});
  const lab = find(page, (element) => attribute(element, 'data-lab') !== undefined);
  const place = lab?.sourceCodeLocation;
  if (!place) throw new Error('no lab found');
  return withoutLabs(html.slice(0, place.startOffset) + html.slice(place.endOffset));
}

function readPage(folder: string, file: string): Block[] {
  const html = withoutLabs(readFileSync(path.join(folder, file), 'utf8'));
  const page = file.replace(/(\/index)?\.html$/, '');
  return html
    .split(/<div class=[^>]* data-code=true>/)
    .slice(1)
    .flatMap((rest) => readBlock(page, rest.slice(0, rest.indexOf('</pre>'))));
}

/** The code blocks of all pages of a language, in the order of the pages. */
export function readBlocks(locale: Locale): Block[] {
  const folder = path.join(root, folders[locale]);
  return (readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => readPage(folder, file));
}
