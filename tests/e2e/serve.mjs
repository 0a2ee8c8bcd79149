/** Serves a build for the browser tests: `node serve.mjs FOLDER PORT`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {createStaticServer} from '../../scripts/lib/staticServer.mjs';

const [folder = 'build', port = '4173'] = process.argv.slice(2);
if (!existsSync(folder)) {
  const remedy = folder === 'build' ? 'npm run build' : 'npm run build:kitchen-sink';
  console.error(`There is no ${folder}. Remedy: ${remedy}`);
  process.exit(1);
}
const server = createStaticServer(path.resolve(folder));
// By default Node closes a connection after five idle seconds, perhaps just when the next request arrives.
server.keepAliveTimeout = 300_000;
server.listen(Number(port), '127.0.0.1');
