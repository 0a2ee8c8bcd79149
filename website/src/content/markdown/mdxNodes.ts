/** Builds nodes of MDX trees for plugins. */

export function stringAttribute(name: string, value: string) {
  return {type: 'mdxJsxAttribute', name, value};
}

function expressionAttribute(name: string, value: string, expression: object) {
  const body = [{type: 'ExpressionStatement', expression}];
  const estree = {type: 'Program', sourceType: 'module', body};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}},
  };
}

export function variableAttribute(name: string, variable: string) {
  return expressionAttribute(name, variable, {type: 'Identifier', name: variable});
}

/** The syntax tree of a JSON value. */
function literal(value: unknown): object {
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(literal)};
  if (typeof value !== 'object' || value === null) return {type: 'Literal', value};
  const properties = Object.entries(value).map(([key, inner]) => ({
    type: 'Property',
    kind: 'init',
    key: {type: 'Literal', value: key},
    value: literal(inner),
    method: false,
    shorthand: false,
    computed: false,
  }));
  return {type: 'ObjectExpression', properties};
}

export function valueAttribute(name: string, value: unknown) {
  return expressionAttribute(name, JSON.stringify(value), literal(value));
}

export function importNode(variable: string, source: string) {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: variable}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}
