import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkedFile, documentedVersion, productFile, withPages, withVersion} from './files.mts';
import {mentionsOf} from './mentions.mts';
import {reviewList, type Facts} from './reviewList.mts';
import {versionError} from './version.mts';

function routesOf(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `/docs/${name.replaceAll(path.sep, '/').slice(0, -'.mdx'.length)}`)
    .sort();
}

/** How many "since" badges of English pages and facts mention each version. */
function sinceOf(root: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [folder, pattern] of [
    ['docs', /<Since v="([^"]+)"/g],
    ['data', /\bsince: '([^']+)'/g],
  ] as const) {
    for (const name of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})) {
      if (!/\.(?:mdx|ts)$/.test(name)) continue;
      const source = readFileSync(path.join(root, folder, name), 'utf8');
      for (const [, version = ''] of source.matchAll(pattern))
        counts.set(version, (counts.get(version) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Sets the documented version and returns a list of everything to review.
 *
 * @throws an error with a message for the user if the version is not valid; no file has changed then
 */
export function newVersion(
  root: string,
  wanted: string | undefined,
  {issues, screenshots}: Pick<Facts, 'issues' | 'screenshots'>,
): string {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const former = documentedVersion(read(productFile));
  const error = versionError(wanted, former);
  if (wanted === undefined || error) throw new Error(error);
  const routes = routesOf(root);
  const mentions = mentionsOf(root, former).filter(
    ({file}) => file !== productFile && file !== checkedFile,
  );
  writeFileSync(path.join(root, checkedFile), withPages(read(checkedFile), routes, former));
  writeFileSync(path.join(root, productFile), withVersion(read(productFile), wanted));
  return `The documented version is ${wanted} now; it was ${former}.\n${reviewList({
    former,
    version: wanted,
    routes,
    issues,
    screenshots,
    mentions,
    since: sinceOf(root),
  })}\nnpm run check names what contradicts ${wanted}; on a page, once its line is deleted.

Then start mosparo ${wanted} and run npm run verify against it (tools/verify/README.md): it lists, page by page, what is no longer true.`;
}
