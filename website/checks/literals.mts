import type {CallExpression, JSXOpeningElement, Node} from 'oxc-parser';
import {defaultLocale, locales, type Locale} from '../config/locales.ts';
import type {SourceFile} from './site.mts';
import {lineOf, nameOf, textOf, visit} from './syntaxTree.mts';

export interface Literal {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Undefined if the code does not tell the language of the text. */
  readonly locale: Locale | undefined;
}

/** Every string in a TypeScript file, with its language if it is in an object like `{en, de}`. */
export function literalsOf(code: SourceFile): Literal[] {
  const found: Literal[] = [];
  /** One entry for each property around the current node. */
  const languages: (Locale | undefined)[] = [];
  const add = (node: Node) => {
    const text = textOf(node);
    if (text === undefined) return;
    found.push({file: code.file, line: lineOf(code, node), text, locale: languages.at(-1)});
  };
  visit(code, {
    Property(node) {
      const language = locales.find((locale) => locale === nameOf(node));
      languages.push(language ?? languages.at(-1));
    },
    'Property:exit': () => languages.pop(),
    Literal: add,
    TemplateLiteral: add,
  });
  return found;
}

export interface Incomplete {
  readonly file: string;
  readonly line: number;
  readonly missing: readonly Locale[];
}

/** Every object like `{en, …}` in a TypeScript file that lacks one of the languages. */
export function incompleteTextsOf(
  code: SourceFile,
  wanted: readonly Locale[] = locales,
): Incomplete[] {
  const found: Incomplete[] = [];
  visit(code, {
    ObjectExpression(node) {
      const names = node.properties.map(nameOf);
      if (!names.includes(defaultLocale)) return;
      const missing = wanted.filter((locale) => !names.includes(locale));
      if (missing.length > 0) found.push({file: code.file, line: lineOf(code, node), missing});
    },
  });
  return found;
}

export interface MessageId {
  readonly file: string;
  readonly line: number;
  /** Undefined if the id is not a literal: then its translation cannot be found. */
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
