/**
 * `npm run offline [-- BUILD [TARGET]]`: packs the built site as a ZIP file that opens without a server, with its
 * checksum, into `build.offline/`.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../website/config/product.ts';
import {archive} from './archive.mts';
import {editionFiles} from './edition.mts';
import {besidePages} from './besidePages.mts';

const [build = 'build', target = 'build.offline'] = process.argv.slice(2);

/** Larger files are not welcome as attachments, and hint at something that does not belong here. */
const MAX_BYTES = 15_000_000;

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

if (!existsSync(`${build}/index.html`))
  fail(`There is no ${build}/index.html. Remedy: npm run build`);

const name = `mosparo-docs-${product.version}`;
const zip = archive(name, new Map([...editionFiles(build, product.siteUrl), ...besidePages()]));
if (zip.length > MAX_BYTES) {
  fail(
    `The offline edition has ${zip.length} bytes, the limit is ${MAX_BYTES}. Remedy: make pictures smaller, or leave out files in tools/offline/edition.mts.`,
  );
}
const sum = createHash('sha256').update(zip).digest('hex');

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
writeFileSync(path.join(target, `${name}.zip`), zip);
writeFileSync(path.join(target, `${name}.zip.sha256`), `${sum}  ${name}.zip\n`);
console.log(
  `${path.join(target, `${name}.zip`)}: ${(zip.length / 1e6).toFixed(1)} MB, SHA-256 ${sum}`,
);
