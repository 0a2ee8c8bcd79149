/**
 * Last step of `npm run build`: what a server needs besides the pages. Writes
 * precompressed copies and the files of static hosts into the build, and what
 * belongs to it but not on the web into a folder beside it.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {policyOf, policyText} from '../core/csp.mjs';
import {responseHeadersPolicy} from '../forms/objectStore.mts';
import {nginxRelease} from '../forms/nginxRelease.mts';
import {staticHostHeaders, staticHostRedirects} from '../forms/staticHost.mts';
import {hashedFiles} from './assets.mts';
import {billOfMaterials} from './sbom.mts';
import {compressBuild} from './compress.mts';

const started = Date.now();
const folder = path.resolve(process.argv[2] ?? 'build');
const beside = `${folder}.delivery`;
const policy = policyText(policyOf(folder));

writeFileSync(path.join(folder, '_headers'), staticHostHeaders(policy));
writeFileSync(path.join(folder, '_redirects'), staticHostRedirects());
mkdirSync(beside, {recursive: true});
for (const [name, text] of Object.entries({
  'release.conf': nginxRelease({root: '/srv/docs/site', policy}),
  'response-headers-policy.json': responseHeadersPolicy(policy),
  'sbom.cdx.json': billOfMaterials(),
})) {
  writeFileSync(path.join(beside, name), text);
}
const copies = await compressBuild({folder, cache: 'node_modules/.cache/delivery'});
writeFileSync(path.join(beside, 'assets.txt'), `${hashedFiles(folder).join('\n')}\n`);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `Delivery: ${copies} compressed copies, policy, headers and bill of materials (${seconds} s)`,
);
