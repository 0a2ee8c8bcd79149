import type {Declaration, Root} from 'postcss';
import {isRoot, readSelectors} from './selectors';

type Roots = readonly Root[];

/** Set on the root of the page, whatever its theme or the screen. */
function isOnRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    'selector' in parent &&
    readSelectors(String(parent.selector)).every(isRoot)
  );
}

function isPlainRoot(declaration: Declaration): boolean {
  const rule = declaration.parent;
  const isPlain = rule && 'selector' in rule && rule.selector === ':root';
  return Boolean(
    isPlain && !(rule.parent && 'name' in rule.parent && rule.parent.name === 'media'),
  );
}

function definitions(roots: Roots): Map<string, Declaration[]> {
  const all = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
    });
  }
  return all;
}

/** A use, and whether something follows that a minifier has put against the bracket. */
const use = /var\((--[\w-]+)\)(?=([\w.#-])?)/g;

function usedIn(value: string): string[] {
  return Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/**
 * Writes constant custom properties where they are used and drops their definitions: the base
 * framework defines hundreds that nobody changes. One that refers to others is a constant only if
 * those are set on the root alone, because it is computed where it is defined.
 */
export function inlineVariables(roots: Roots, isKept: (name: string) => boolean): void {
  const all = definitions(roots);
  const constants = new Map(
    [...all].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && isPlainRoot(only) && !isKept(name) ? [[name, only]] : [],
    ),
  );
  const isGlobal = (name: string) => !constants.has(name) && !!all.get(name)?.every(isOnRoot);
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
      if (usedIn(written).every(isGlobal)) resolved.set(name, written);
    }
  }
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (resolved.has(declaration.prop)) declaration.remove();
      else if (declaration.value.includes('var(')) declaration.value = write(declaration.value);
    });
  }
}

/** Drops custom properties that nothing uses, and then those that only they used. */
export function dropVariables(roots: Roots, isKept: (name: string) => boolean): void {
  let dropped = true;
  while (dropped) {
    dropped = false;
    const used = new Set<string>();
    roots.forEach((root) =>
      root.walkDecls(({value}) => usedIn(value).forEach((name) => used.add(name))),
    );
    for (const [name, declarations] of definitions(roots)) {
      if (used.has(name) || isKept(name)) continue;
      declarations.forEach((declaration) => declaration.remove());
      dropped = true;
    }
  }
}

/** Gives custom properties that no script names short names, the shortest to the most used. */
export function shortenVariables(roots: Roots, isKept: (name: string) => boolean): void {
  const uses = new Map<string, number>();
  for (const root of roots) {
    for (const [name] of root.toString().matchAll(/--[a-z][\w-]*/g)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const names = [...definitions(roots).keys()].filter((name) => !isKept(name));
  names.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  const write = (text: string) => text.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.prop = write(declaration.prop);
      if (declaration.value.includes('var(')) declaration.value = write(declaration.value);
    });
  }
}
