import ts from 'typescript';

/** What a piece of JavaScript uses of mosparo's frontend script. */
export interface ScriptUse {
  readonly options: readonly string[];
  readonly members: readonly string[];
  readonly messages: readonly string[];
  /** Number of arguments of each `new mosparo(…)`. */
  readonly constructed: readonly number[];
  readonly syntaxErrors: readonly string[];
}

const nameOf = (node: ts.Node) =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';

function propertyNames(node: ts.Node | undefined): string[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.map((property) => (property.name ? nameOf(property.name) : ''))
    : [];
}

function property(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((one) => one.name && nameOf(one.name) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function messageKeys(options: ts.Node | undefined): string[] {
  const locales = property(options, 'customMessages');
  return propertyNames(locales).flatMap((locale) => propertyNames(property(locales, locale)));
}

/** `box.reset()` and `boxes[0].reset()`: variables for the object of a box are called so. */
function isBox(node: ts.Expression): boolean {
  if (ts.isElementAccessExpression(node)) return isBox(node.expression);
  if (ts.isPropertyAccessExpression(node))
    return isBox(node.expression) && node.name.text === 'current';
  return ts.isIdentifier(node) && /^(box|boxes|\w+Step)$/.test(node.text);
}

export function readScript(source: string, fileName: string): ScriptUse {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const use = {
    options: [] as string[],
    members: [] as string[],
    messages: [] as string[],
    constructed: [] as number[],
  };
  function visit(node: ts.Node): void {
    if (ts.isNewExpression(node) && /(^|\.)mosparo$/.test(node.expression.getText())) {
      const options = node.arguments?.[4];
      use.constructed.push(node.arguments?.length ?? 0);
      use.options.push(...propertyNames(options));
      use.messages.push(...messageKeys(options));
    }
    if (
      ts.isPropertyAccessExpression(node) &&
      isBox(node.expression) &&
      node.name.text !== 'current'
    ) {
      use.members.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  const {parseDiagnostics} = file as unknown as {parseDiagnostics: ts.Diagnostic[]};
  return {
    ...use,
    syntaxErrors: parseDiagnostics.map(({messageText}) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ),
  };
}
