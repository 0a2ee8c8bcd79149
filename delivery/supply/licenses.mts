/** Which licenses the packages behind the pages may have. */

/** Permissive licenses, and those without obligations for a website that was only made with the package. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Lightning CSS: a build tool that is used unchanged; no part of it is published.
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Packages whose package.json states the license in a form that the lockfile does not copy, with the license found in their files. */
export const readByHand: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** An SPDX expression is allowed if one side of every OR, and all sides of every AND, are. */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((license) => allowed.has(license.trim())));
}

/** Packages behind the pages whose license is not on the list. */
export function licenseProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return (
    Object.entries(packages)
      // Links are the packages of this repository.
      .filter(([place, {dev, link}]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, entry]) => {
        const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return {name, license: entry.license ?? readByHand[name] ?? 'none'};
      })
      .filter(({license}) => !isAllowed(license))
      .map(({name, license}) => `${name}: ${license}`)
  );
}
