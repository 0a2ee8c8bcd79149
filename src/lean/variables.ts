import type {Declaration, Root} from 'postcss';

function isPlainRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    'selector' in parent &&
    parent.selector === ':root' &&
    !(parent.parent && 'name' in parent.parent && parent.parent.name === 'media')
  );
}

/** Custom properties that have one value for the whole site, whatever theme or screen. */
function findConstants(root: Root, isKept: (name: string) => boolean): Map<string, Declaration> {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, Declaration>();
  for (const [name, declarations] of all) {
    const [only] = declarations;
    if (only && declarations.length === 1 && isPlainRoot(only) && !isKept(name)) {
      constants.set(name, only);
    }
  }
  return constants;
}

/** A use, and whether something follows that a minifier has put against the bracket. */
const use = /var\((--[\w-]+)\)(?=([\w.#-])?)/g;

/**
 * Writes constant custom properties where they are used and drops their definitions: the base
 * framework defines hundreds that nobody changes. A property that refers to one with several
 * values stays, because it is computed where it is defined.
 */
export function inlineVariables(root: Root, isKept: (name: string) => boolean): void {
  const constants = findConstants(root, isKept);
  const resolved = new Map<string, string>();
  const write = (value: string) =>
    value.replace(use, (whole, name: string, next?: string) => {
      const constant = resolved.get(name);
      if (constant === undefined) return whole;
      return next ? `${constant} ` : constant;
    });
  let before = -1;
  while (resolved.size > before) {
    before = resolved.size;
    for (const [name, {value}] of constants) {
      const written = write(value);
      if (!written.includes('var(')) resolved.set(name, written);
    }
  }
  root.walkDecls((declaration) => {
    if (resolved.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = write(declaration.value);
  });
}

function usedNames(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  });
  return names;
}

/** Drops custom properties that nothing uses, and then those that only they used. */
export function dropVariables(root: Root, isKept: (name: string) => boolean): void {
  let dropped = true;
  while (dropped) {
    dropped = false;
    const used = usedNames(root);
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || isKept(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
