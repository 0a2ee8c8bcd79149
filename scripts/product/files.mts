/** The two files that a new version changes. */
export const productFile = 'config/product.ts';
export const checkedFile = 'config/checkedAgainst.ts';

const versionLine = /^( {2}version: ')([^']+)(',)$/gm;

export function documentedVersion(source: string): string {
  const [found, ...others] = [...source.matchAll(versionLine)];
  if (!found || others.length > 0)
    throw new Error(`${productFile} needs exactly one line "  version: '1.2.3',".`);
  return found[2] ?? '';
}

export function withVersion(source: string, version: string): string {
  documentedVersion(source);
  return source.replace(versionLine, `$1${version}$3`);
}

/**
 * The source of website/config/checkedAgainst.ts with a line for every page of the site. Pages that had no line get the
 * version `former`.
 */
export function withPages(source: string, routes: readonly string[], former: string): string {
  const waiting = new Map(
    [...source.matchAll(/'(\/[^']+)': '([^']+)'/g)].map(([, route = '', version = '']) => [
      route,
      version,
    ]),
  );
  const lines = [...routes]
    .sort()
    .map((route) => `  '${route}': '${waiting.get(route) ?? former}',\n`);
  return source.replace(/= \{[^}]*\};\n$/, `= {\n${lines.join('')}};\n`);
}
