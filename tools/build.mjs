/**
 * `npm run build`: Docusaurus builds all languages; the pages get what servers need; only then the former build is
 * replaced. A build that fails or is stopped changes nothing.
 *
 * `node tools/build.mjs [FOLDER] [--locale NAME]… [--compress]`; the default folder is the website, which is built into
 * `build/` of the repository. `npm start` leaves out the compressed copies, which take longest.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';

const {values, positionals} = parseArgs({
  options: {compress: {type: 'boolean'}, locale: {type: 'string', multiple: true, default: []}},
  allowPositionals: true,
});
const root = path.resolve(import.meta.dirname, '..');
const [folder] = positionals;
const site = path.join(root, folder ?? 'website');
const target = path.join(root, folder ?? '', 'build');
const draft = `${target}.new`;
const former = `${target}.old`;

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const child = spawn(
  process.execPath,
  [
    ...[docusaurus, 'build', site, '--out-dir', draft],
    ...values.locale.flatMap((name) => ['--locale', name]),
  ],
  {stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // Docusaurus ends with 0 then, as if it had finished.
  process.on(signal, () => {
    child.kill(signal);
    process.exit(1);
  });
}
const [status] = await once(child, 'exit');
if (status !== 0) process.exit(status ?? 1);

const {finish} = await tsImport('./finish.mts', import.meta.url);
await finish(draft, {compress: values.compress});

rmSync(former, {recursive: true, force: true});
if (existsSync(target)) renameSync(target, former);
renameSync(draft, target);
rmSync(former, {recursive: true, force: true});
