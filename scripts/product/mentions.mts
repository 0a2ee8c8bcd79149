import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Files and folders in which texts and code mention versions. */
const places = [
  '../README.md',
  'docs',
  'i18n',
  'data',
  'samples',
  'src',
  '../packages',
  'config',
  'static',
  'static-en',
  '../tests/e2e',
  '../tests/verification-server',
];
const text = /\.(?:mdx?|tsx?|mts|mjs|js|css|json|ya?ml|sh|conf|php|py|go|java|cs|rb|html|svg|txt)$/;
/** Installed packages of samples, and translated pages: they change together with their English page. */
const ignored = /\/node_modules\/|^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//;

export interface Mention {
  readonly file: string;
  readonly lines: readonly number[];
}

function filesBelow(root: string, place: string): string[] {
  const full = path.join(root, place);
  const entry = statSync(full, {throwIfNoEntry: false});
  if (!entry) return [];
  if (entry.isFile()) return [place];
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((name) => `${place}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => text.test(file) && !ignored.test(file))
    .sort();
}

/** Lines that mention a version, by file. */
export function mentionsOf(root: string, version: string): Mention[] {
  const pattern = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\.?\\d)`);
  return places
    .flatMap((place) => filesBelow(root, place))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [index + 1] : [])),
    }))
    .filter(({lines}) => lines.length > 0);
}
