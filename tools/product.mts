/** `npm run product -- 1.6.0`: sets the documented version and prints, once, everything to review. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const product = 'website/config/product.ts';
const waiting = 'website/config/checkedAgainst.ts';
const docs = 'website/docs';
/** Where texts and code mention versions. Translated pages change together with their English page. */
const places = [
  ...['README.md', 'website', 'packages', 'tests/e2e', 'tests/verification-server'],
  ...[`:!${product}`, `:!${waiting}`, ':!website/i18n/*/docusaurus-plugin-content-docs/current/*'],
];
const versionLine = /^( {2}version: ')([^']+)(',)$/m;

/** Whether a version of the form 1.2.3 or 1.2 is newer than another. */
export function isNewer(version: string, than: string): boolean {
  const [left = [], right = []] = [version, than].map((each) => each.split('.').map(Number));
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at !== undefined && (left[at] ?? 0) > (right[at] ?? 0);
}

/** Why a version cannot follow another; undefined if it can. */
export function versionError(wanted: string, current: string): string | undefined {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted))
    return `"${wanted}" is not a version. Remedy: three numbers, npm run product -- 1.6.0`;
  if (wanted === current) return `The documented version is ${current} already.`;
  return isNewer(wanted, current)
    ? undefined
    : `${wanted} is older than ${current}, the documented version. Remedy: to go back, revert the commit.`;
}

/** The list with a line for every page; one that was still to be reviewed keeps its older version. */
export function withPages(source: string, routes: readonly string[], former: string): string {
  const known = new Map(
    [...source.matchAll(/'(\/[^']+)': '([^']+)'/g)].map(([, route, version]) => [route, version]),
  );
  const lines = routes.map((route) => `  '${route}': '${known.get(route) ?? former}',\n`);
  return source.replace(/= \{[^}]*\};\n$/, `= {\n${lines.join('')}};\n`);
}

/** Sets the version in the repository below this folder, and returns the list of what to review. */
export function newVersion(root: string, wanted = ''): string {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], {encoding: 'utf8'})
      .split('\n')
      .filter(Boolean);
  const former = versionLine.exec(read(product))?.[2] ?? '';
  const error = versionError(wanted, former);
  if (error) throw new Error(error);
  const routes = git('ls-files', `${docs}/*.mdx`).map(
    (file) => `/docs/${file.slice(docs.length + 1, -'.mdx'.length)}`,
  );
  const whole = `(^|[^0-9.])${former.replaceAll('.', '\\.')}($|[^0-9.]|\\.($|[^0-9]))`;
  const mentions = git('grep', '-nIE', whole, '--', ...places);
  writeFileSync(path.join(root, waiting), withPages(read(waiting), routes.sort(), former));
  writeFileSync(path.join(root, product), read(product).replace(versionLine, `$1${wanted}$3`));
  return `The documented version is ${wanted} now; it was ${former}. Review, and keep this list:

- ${routes.length} pages say "Checked against ${former}" until their line in ${waiting} is deleted.
- Known issues that the release fixes leave website/data/knownIssues/; npm run check names the pages that link to them.
- New features get <Since v="${wanted.replace(/\.0$/, '')}" />.
- Screenshots are taken again where the product looks different (npm run screens).
- These lines mention ${former}: is each still right?

${mentions.map((line) => `  ${line.slice(0, 160)}\n`).join('')}
npm run check names what contradicts ${wanted}; on a page, once its line is deleted. Then start mosparo ${wanted} and run npm run verify against it (tools/verify/README.md).`;
}

if (process.argv[1] === import.meta.filename)
  try {
    console.log(newVersion(path.resolve(import.meta.dirname, '..'), process.argv[2]));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
