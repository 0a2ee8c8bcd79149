/** Serves a build on this machine: `node tools/serve.mjs [FOLDER] [PORT]`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {serve} from './staticServer.mjs';

const [folder = 'build', port = '3000'] = process.argv.slice(2);
if (!existsSync(path.join(folder, 'index.html'))) {
  const script = folder === 'build' ? 'build' : 'build:kitchen-sink';
  console.error(`There is no build in ${folder}. Remedy: npm run ${script}`);
  process.exit(1);
}
const server = serve(folder);
// By default Node closes a connection after five idle seconds, perhaps just when the next request arrives.
server.keepAliveTimeout = 300_000;
server.listen(Number(port), () => console.log(`http://localhost:${port}/`));
