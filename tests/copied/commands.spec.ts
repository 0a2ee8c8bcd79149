import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {commandNames} from '../../website/data/commands';
import {findProgram} from '../../scripts/lib/programs.mjs';
import {needs} from '../e2e/needs';
import {readBlocks, root} from './blocks';
import {blocksOf, emptyFolder, type Folder} from './folder';
import {run} from './programs';
import {addStandIns} from './standIns';

const commands = readBlocks('en').filter(({title}) => title === undefined);
const shell = commands.filter(({language}) => language === 'bash');
const pages = [...new Set(shell.map(({page}) => page))];

/** Absolute folders in the commands of pages. The test moves them below its own folder. */
const moved = /(?<![\w.:/-])\/(?=(?:var\/(?:www|lib)|opt|srv|etc\/nginx)\b)/g;

/** Creates the files that are on a reader's machine before these commands. */
function prepare(folder: Folder): void {
  const mosparo = 'var/www/mosparo';
  folder.write(`${mosparo}/src/Kernel.php`, "const VERSION = '1.5.4';\n");
  folder.write(`${mosparo}/config/env.mosparo.php`, "'mosparo_installed_version' => '1.5.4'\n");
  folder.write(`${mosparo}/var/log/prod-1.log`, 'ERROR\n');
  for (const name of [`${mosparo}/public/resources`, 'opt', 'srv', 'etc/nginx/sites-enabled']) {
    mkdirSync(path.join(folder.path, name), {recursive: true});
  }
}

/** Files that readers bring themselves, so that the pages do not show them. */
const theirs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'usage/rule_package_format': {'domains.txt': 'spam.example\n'},
  'usage/rule_packages': {'rule-package.json': '{}\n'},
  'installation/backup': {'database.sql': '', 'mosparo-data.tar.gz': ''},
};

/** Commands that a unit test runs, with the responses that they need. Here only their file has to exist. */
const runElsewhere: readonly (readonly [start: string, file: string, test: string])[] = [
  ['bash check.sh ', 'check.sh', 'samples/proxy/check.test.ts'],
];

function scriptOf(page: string, folder: Folder): string {
  const lines = shell
    .filter((block) => block.page === page)
    .flatMap(({code}) => code.split('\n'))
    .map((line) => {
      const known = runElsewhere.find(([start]) => line.startsWith(start));
      return known ? `test -f ${known[1]}` : line;
    });
  const script = lines.join('\n').replaceAll(moved, `${folder.path}/`);
  return `set -eo pipefail\n${script.replaceAll('/usr/bin/php', 'php')}\necho 'all done'\n`;
}

const withServer = async (work: (port: number) => Promise<void>) => {
  const server = createServer((_request, response) => response.end('response\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

for (const page of pages) {
  test(`${page}: the commands run one after the other`, async () => {
    needs(__filename, 'linux', 'curl', 'jq', 'php', 'openssl', 'python3');
    const folder = emptyFolder();
    prepare(folder);
    const titles = [...blocksOf(page).keys()].filter((title) => /^[\w-]+\.\w+$/.test(title));
    folder.copy(page, ...titles);
    for (const [name, text] of Object.entries(theirs[page] ?? {})) folder.write(name, text);
    const bin = addStandIns(folder);
    folder.write('commands.sh', scriptOf(page, folder));
    try {
      await withServer(async (port) => {
        const env = {
          PATH: `${bin}:${process.env.PATH ?? ''}`,
          USER: 'somebody',
          REAL_PHP: findProgram('php') ?? '',
          REAL_CURL: findProgram('curl') ?? '',
          SERVER_PORT: String(port),
          // The samples of the API tell readers to set it.
          MOSPARO_PRIVATE_KEY: 'private-key',
          PACKAGE_JSON: path.join(root, 'package.json'),
        };
        const output = await run(['bash', 'commands.sh'], folder.path, {env});
        expect(output.trimEnd().split('\n').at(-1)).toBe('all done');
      });
    } finally {
      folder.remove();
    }
  });
}

test('shellcheck finds nothing wrong in a command', async () => {
  needs(__filename, 'shellcheck');
  const folder = emptyFolder();
  try {
    for (const [at, {page, code}] of shell.entries()) {
      folder.write(`${String(at).padStart(3, '0')}-${page.replaceAll('/', '-')}.sh`, code);
    }
    // Variables are set in other blocks, and readers see if "cd" fails.
    const options = ['-S', 'warning', '-s', 'bash', '-e', 'SC2034,SC2154,SC2164'];
    const list = await run(['bash', '-c', 'ls'], folder.path);
    await run(['shellcheck', ...options, ...list.trim().split('\n')], folder.path);
  } finally {
    folder.remove();
  }
});

// PowerShell is not available, so only the names of the console's commands are checked.
test('commands for Windows use console commands that exist', () => {
  const windows = commands.filter(({language}) => language === 'powershell');
  const calls = windows.flatMap(({code}) => [...code.matchAll(/bin\\console (\S+)/g)]);
  expect(calls.length).toBeGreaterThan(2);
  const known = [...commandNames, 'cache:clear', 'doctrine:migrations:migrate'];
  for (const [, name] of calls) expect(known).toContain(name);
});
