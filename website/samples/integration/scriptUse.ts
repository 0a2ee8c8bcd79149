import {parseSync, Visitor, type Node} from 'oxc-parser';
import {nameOf} from '../../../scripts/lib/syntaxTree.mts';

/** What a piece of JavaScript uses of mosparo's frontend script. */
export interface ScriptUse {
  readonly options: readonly string[];
  readonly members: readonly string[];
  readonly messages: readonly string[];
  /** Number of arguments of each `new mosparo(…)`. */
  readonly constructed: readonly number[];
  readonly syntaxErrors: readonly string[];
}

function propertyNames(node: Node | undefined): string[] {
  return node?.type === 'ObjectExpression' ? node.properties.map((one) => nameOf(one) ?? '') : [];
}

function property(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const found = node.properties.find((one) => nameOf(one) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

function messageKeys(options: Node | undefined): string[] {
  const locales = property(options, 'customMessages');
  return propertyNames(locales).flatMap((locale) => propertyNames(property(locales, locale)));
}

/** `box.reset()` and `boxes[0].reset()`: variables for the object of a box are called so. */
function isBox(node: Node): boolean {
  if (node.type !== 'MemberExpression')
    return node.type === 'Identifier' && /^(box|boxes|\w+Step)$/.test(node.name);
  return isBox(node.object) && (node.computed || node.property.name === 'current');
}

export function readScript(source: string, fileName: string): ScriptUse {
  const {program, errors} = parseSync(fileName, source, {preserveParens: false});
  const use = {
    options: [] as string[],
    members: [] as string[],
    messages: [] as string[],
    constructed: [] as number[],
  };
  new Visitor({
    NewExpression({callee, arguments: values}) {
      if (!/(^|\.)mosparo$/.test(source.slice(callee.start, callee.end))) return;
      use.constructed.push(values.length);
      use.options.push(...propertyNames(values[4]));
      use.messages.push(...messageKeys(values[4]));
    },
    MemberExpression({object, property: member, computed}) {
      if (computed || !isBox(object) || member.type !== 'Identifier') return;
      if (member.name !== 'current') use.members.push(member.name);
    },
  }).visit(program);
  return {...use, syntaxErrors: errors.map(({message}) => message)};
}
