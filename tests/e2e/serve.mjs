/** Serves a build for the browser tests: `node serve.mjs FOLDER PORT`. */
import path from 'node:path';
import {createStaticServer} from '../../scripts/lib/staticServer.mjs';

const [folder = 'build', port = '4173'] = process.argv.slice(2);
createStaticServer(path.resolve(folder)).listen(Number(port), '127.0.0.1');
