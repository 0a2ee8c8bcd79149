import ts from 'typescript';
import {defaultLocale, locales, type Locale} from '../config/locales.ts';
import type {SourceFile} from './site.mts';

export interface Literal {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Undefined if the code does not tell the language of the text. */
  readonly locale: Locale | undefined;
}

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

const parsed = new WeakMap<SourceFile, ts.SourceFile>();

/** Parses each file once, although several checks need it. */
export function parse(code: SourceFile): ts.SourceFile {
  const known = parsed.get(code);
  if (known) return known;
  const kind = code.file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(code.file, code.source, ts.ScriptTarget.Latest, true, kind);
  parsed.set(code, tree);
  return tree;
}

function languageKey(node: ts.Node): Locale | undefined {
  if (!ts.isPropertyAssignment(node)) return undefined;
  return locales.find((locale) => locale === node.name.getText());
}

/** Every string in a TypeScript file, with its language if it is in an object like `{en, de}`. */
export function literalsOf(code: SourceFile): Literal[] {
  const tree = parse(code);
  const found: Literal[] = [];
  const visit = (node: ts.Node, locale: Locale | undefined): void => {
    if (isText(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({file: code.file, line, text: node.text, locale});
    } else {
      ts.forEachChild(node, (child) => visit(child, languageKey(node) ?? locale));
    }
  };
  visit(tree, undefined);
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
  const tree = parse(code);
  const found: Incomplete[] = [];
  const visit = (node: ts.Node): void => {
    const names = ts.isObjectLiteralExpression(node)
      ? node.properties.map((property) => property.name?.getText())
      : [];
    const missing = names.includes(defaultLocale)
      ? wanted.filter((locale) => !names.includes(locale))
      : [];
    if (missing.length > 0) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({file: code.file, line, missing});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export interface MessageId {
  readonly file: string;
  readonly line: number;
  /** Undefined if the id is not a literal: then its translation cannot be found. */
  readonly id: string | undefined;
}

function idOfCall(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate') return undefined;
  const [options] = node.arguments;
  return options && ts.isObjectLiteralExpression(options)
    ? options.properties.find(
        (property): property is ts.PropertyAssignment =>
          ts.isPropertyAssignment(property) && property.name.getText() === 'id',
      )?.initializer
    : options;
}

function idOfElement(node: ts.Node): ts.Node | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  if (node.tagName.getText() !== 'Translate') return undefined;
  const id = node.attributes.properties.find(
    (property): property is ts.JsxAttribute =>
      ts.isJsxAttribute(property) && property.name.getText() === 'id',
  );
  return id?.initializer ?? node.attributes;
}

/** Every message that a component shows with `<Translate>` or `translate()`. */
export function messageIdsOf(code: SourceFile): MessageId[] {
  if (!code.source.includes("from '@docusaurus/Translate'")) return [];
  const tree = parse(code);
  const found: MessageId[] = [];
  const visit = (node: ts.Node): void => {
    const id = idOfCall(node) ?? idOfElement(node);
    if (id) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({file: code.file, line, id: isText(id) ? id.text : undefined});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
