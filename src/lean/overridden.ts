import type {AtRule, Declaration, Root, Rule} from 'postcss';
import {layerNames} from './layers';
import {matchesAllOf, readSelectors, type SelectorParts} from './selectors';

/** Properties that a shorthand sets, where that is more than its name and a hyphen says or less. */
const shorthands: Readonly<Record<string, RegExp>> = {
  background: /^background-(?!blend)/,
  border: /^border-(?:top|right|bottom|left|block|inline|width|style|color)(?!.*radius)/,
  'border-radius': /^border-.+-radius$/,
  font: /^(?:font-(?:size|weight|family|style|stretch|variant.*)|line-height)$/,
  margin: /^margin-/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-/,
  'text-decoration': /^text-decoration-/,
  transition: /^transition-/,
};

interface Placed {
  readonly declaration: Declaration;
  readonly selectors: readonly SelectorParts[];
  /** Media and the like around the rule; empty if it always holds. */
  readonly condition: string;
  /** Layers that are named later win; what is in none wins over all of them. */
  readonly layer: number;
  readonly position: number;
}

function atRulesAround(rule: Rule): AtRule[] {
  const found: AtRule[] = [];
  for (let node = rule.parent; node && node.type === 'atrule'; node = node.parent) {
    found.unshift(node as AtRule);
  }
  return found;
}

/** All declarations of ordinary rules, in the order of the sheet. */
function placeAll(root: Root): Placed[] {
  const layers: string[] = [];
  root.walkAtRules('layer', ({params}) => {
    layers.push(...layerNames(params));
  });
  const all: Placed[] = [];
  root.walkRules((rule) => {
    const around = atRulesAround(rule);
    if (rule.parent?.type === 'rule' || around.some(({name}) => name.endsWith('keyframes'))) return;
    const layer = around.find(({name}) => name === 'layer');
    const condition = around
      .filter(({name}) => name !== 'layer')
      .map(({name, params}) => `@${name} ${params}`)
      .join();
    const place = {
      selectors: readSelectors(rule.selector),
      condition,
      layer: layer ? layers.indexOf(layer.params) : Infinity,
    };
    rule.each((node) => {
      if (node.type === 'decl') all.push({...place, declaration: node, position: all.length});
    });
  });
  return all;
}

/** Names of properties that set the given one: itself and its shorthands. */
function settersOf(prop: string): string[] {
  return [prop, ...Object.keys(shorthands).filter((name) => shorthands[name]?.test(prop))];
}

/** Whether the first declaration wins wherever this selector of the second one matches. */
function beats(strong: Placed, weak: Placed, selector: SelectorParts): boolean {
  if (strong.declaration.parent === weak.declaration.parent) return false;
  if (strong.condition !== '' && strong.condition !== weak.condition) return false;
  const isHigher = strong.layer > weak.layer || Boolean(strong.declaration.important);
  const isLater = strong.layer === weak.layer && strong.position > weak.position;
  return strong.selectors.some((other) => {
    const isSame = other.text === selector.text;
    return isHigher ? isSame || matchesAllOf(other, selector) : isLater && isSame;
  });
}

/**
 * Drops what never shows, because a stronger layer or a later rule sets the same property on all the
 * same elements: the theme's own looks, where ours replace them.
 */
export function dropOverridden(root: Root): void {
  const all = placeAll(root);
  const byProperty = new Map<string, Placed[]>();
  for (const placed of all) {
    const {prop} = placed.declaration;
    byProperty.set(prop, [...(byProperty.get(prop) ?? []), placed]);
  }
  for (const weak of all) {
    if (weak.declaration.important) continue;
    const rivals = settersOf(weak.declaration.prop).flatMap((prop) => byProperty.get(prop) ?? []);
    const isDead = weak.selectors.every((selector) =>
      rivals.some((strong) => beats(strong, weak, selector)),
    );
    if (isDead) weak.declaration.remove();
  }
}
