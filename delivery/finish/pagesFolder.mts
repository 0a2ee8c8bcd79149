import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {codings} from '../core/description.mjs';
import {filesOf, policyOf} from '../core/csp.mjs';
import {withPolicy} from '../core/metaPolicy.mts';

const isCompressed = (file: string) =>
  codings.some(({extension}) => file.endsWith(`.${extension}`));

/** Copies a build for GitHub Pages, which cannot send our headers, and puts the policy into its pages. The build itself stays unchanged. */
export function writePagesFolder(build: string): string {
  const folder = `${build}.pages`;
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true, filter: (file) => !isCompressed(file)});
  const policy = policyOf(folder);
  for (const file of filesOf(folder, '.html')) {
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy, file));
  }
  // Without this file, GitHub Pages would run Jekyll, which skips names that begin with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
  return folder;
}
