/** Finds the texts in a file: calls of `t('English')`, also inside `inEachLanguage((t) => …)`. */
import {parseSync, Visitor} from 'oxc-parser';

/** @import {Expression, Node} from 'oxc-parser' */

/**
 * @typedef {object} TextCall
 * @property {number} start
 * @property {number} end
 * @property {string | undefined} text undefined if it is not a literal, so that it cannot be translated
 * @property {string | undefined} context
 * @property {boolean} isInner whether it is inside `inEachLanguage`
 */

const imported = /from '(?:@site\/|(?:\.\.?\/)+)texts'/;

/** @param {Node | undefined} node */
function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** @param {Expression} callee @param {string} name */
const isCalled = (callee, name) => callee.type === 'Identifier' && callee.name === name;

/**
 * @param {string} file
 * @param {string} source
 * @returns {TextCall[]} in the order of the file
 */
export function textCallsOf(file, source) {
  if (!imported.test(source)) return [];
  const {program, errors} = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  /** @type {TextCall[]} */
  const found = [];
  let depth = 0;
  new Visitor({
    CallExpression({callee, arguments: [text, context], start, end}) {
      if (isCalled(callee, 'inEachLanguage')) depth += 1;
      if (!isCalled(callee, 't')) return;
      const isInner = depth > 0;
      found.push({start, end, text: literal(text), context: literal(context), isInner});
    },
    'CallExpression:exit'({callee}) {
      if (isCalled(callee, 'inEachLanguage')) depth -= 1;
    },
  }).visit(program);
  return found;
}
