import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

const root = path.resolve(__dirname, '../..');
/** Outside the repository, whose packages would hide a missing dependency. */
const work = path.join(tmpdir(), `docs-mcp-outside-${userInfo().username}`);

/** Code that ends the server if it opens a connection or looks up a host name. */
const noNetwork = `
const stop = () => { process.stderr.write('NETWORK'); process.exit(77); };
require('node:net').Socket.prototype.connect = stop;
require('node:dns').lookup = stop;
globalThis.fetch = stop;
`;

/** Packs the package and installs it into an empty folder, as its README says. */
export function install(): string {
  rmSync(work, {recursive: true, force: true});
  mkdirSync(work, {recursive: true});
  const packed = path.join(work, 'build.packages');
  execFileSync('node', ['tools/pack.mjs', packed, 'docs-mcp'], {cwd: root, stdio: 'pipe'});
  const tarballs = readdirSync(packed).map((file) => `./build.packages/${file}`);
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs];
  execFileSync('npm', args, {cwd: work, stdio: 'pipe'});
  writeFileSync(path.join(work, 'noNetwork.cjs'), noNetwork);
  return work;
}

export interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

export interface Assistant {
  readonly client: Client;
  ask(tool: string, question: object): Promise<Answer>;
}

/** Starts the server that is installed in the folder, and connects a client to it. */
export async function connect(folder: string): Promise<Assistant> {
  const client = new Client({name: 'tests', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: path.join(folder, 'node_modules/.bin/mosparo-docs-mcp'),
      env: {
        ...process.env,
        NODE_OPTIONS: `--require ${path.join(folder, 'noNetwork.cjs')}`,
      } as Record<string, string>,
    }),
  );
  return {
    client,
    async ask(tool, question) {
      const {content, isError} = await client.callTool({name: tool, arguments: {...question}});
      const [first] = content as {type: string; text: string}[];
      return {text: first?.text ?? '', isError: isError === true};
    },
  };
}
