import type {CallExpression, JSXOpeningElement, Node} from 'oxc-parser';
import {defaultLocale, localeOfFile, locales, type Locale} from '../config/locales.ts';
import type {SourceFile} from './site.mts';
import {lineOf, nameOf, textOf, visit} from '../../scripts/lib/syntaxTree.mts';

export interface Literal {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Undefined if the language cannot be read from the code. */
  readonly locale: Locale | undefined;
}

/** The file of code that a catalogue belongs to, without its extension. Other files are returned as they are. */
export const sourceOf = (file: string) =>
  file.replace(/^i18n\/[^/]+\/texts\/(.*)\.json$/, (_all, source: string) => source);

/** The translations in a catalogue, which has one entry per line, as the formatter writes it. */
function translationsIn({file, source}: SourceFile): Literal[] {
  const locale = localeOfFile(file);
  return source.split('\n').flatMap((line, index) => {
    const text = /^ {2}(?:"(?:[^"\\]|\\.)*"): (".*"),?$/.exec(line)?.[1];
    return text ? [{file, line: index + 1, text: JSON.parse(text) as string, locale}] : [];
  });
}

/** Every string in a file of code, or every translation in a catalogue, with its language if that is known. */
export function literalsOf(code: SourceFile): Literal[] {
  if (code.file.endsWith('.json')) return translationsIn(code);
  const found: Literal[] = [];
  /** Languages of the properties and calls around the current node, from outside to inside. */
  const languages: (Locale | undefined)[] = [];
  const add = (node: Node) => {
    const text = textOf(node);
    if (text === undefined) return;
    found.push({file: code.file, line: lineOf(code, node), text, locale: languages.at(-1)});
  };
  const isText = ({callee}: CallExpression) => callee.type === 'Identifier' && callee.name === 't';
  visit(code, {
    Property(node) {
      const language = locales.find((locale) => locale === nameOf(node));
      languages.push(language ?? languages.at(-1));
    },
    'Property:exit': () => languages.pop(),
    CallExpression: (node) => languages.push(isText(node) ? defaultLocale : languages.at(-1)),
    'CallExpression:exit': () => languages.pop(),
    Literal: add,
    TemplateLiteral: add,
  });
  return found;
}

export interface MessageId {
  readonly file: string;
  readonly line: number;
  /** Undefined if the id is not a literal, so that its translation cannot be found. */
  readonly id: string | undefined;
}

function idOfCall({callee, arguments: [options]}: CallExpression): Node | undefined {
  if (callee.type !== 'Identifier' || callee.name !== 'translate') return undefined;
  if (options?.type !== 'ObjectExpression') return options;
  const id = options.properties.find((property) => nameOf(property) === 'id');
  return id?.type === 'Property' ? id.value : undefined;
}

function idOfElement(element: JSXOpeningElement): Node | undefined {
  if (element.name.type !== 'JSXIdentifier' || element.name.name !== 'Translate') return undefined;
  const id = element.attributes.find(
    (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'id',
  );
  return id?.type === 'JSXAttribute' && id.value ? id.value : element;
}

/** Every message that a component shows with `<Translate>` or `translate()`. */
export function messageIdsOf(code: SourceFile): MessageId[] {
  if (!code.source.includes("from '@docusaurus/Translate'")) return [];
  const found: MessageId[] = [];
  const add = (node: Node, id: Node | undefined) => {
    if (id) found.push({file: code.file, line: lineOf(code, node), id: textOf(id)});
  };
  visit(code, {
    CallExpression: (node) => add(node, idOfCall(node)),
    JSXOpeningElement: (node) => add(node, idOfElement(node)),
  });
  return found;
}
