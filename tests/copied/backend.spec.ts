import {cpSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Session} from '../../website/samples/clients/support/session';
import {needs} from '../e2e/needs';
import {startServer, type VerificationServer} from '../verification-server/server';
import {root, website} from './blocks';
import {emptyFolder, type Folder} from './folder';
import {freePort, run, serve, type Environment} from './programs';

const keys = {publicKey: 'public-key', privateKey: '-private-key'};
const typed = {name: 'Anna Example', emailAddress: 'anna@example.org', message: 'One\ntwo'};
const stubs = path.join(website, 'samples/clients/support/stubs');

let folder: Folder;
let mosparo: VerificationServer;
let env: Environment;

test.beforeEach(async () => {
  folder = emptyFolder();
  mosparo = await startServer(keys);
  env = {
    MOSPARO_HOST: mosparo.url,
    MOSPARO_PUBLIC_KEY: keys.publicKey,
    MOSPARO_PRIVATE_KEY: keys.privateKey,
  };
});

test.afterEach(async () => {
  await mosparo.close();
  folder.remove();
});

/** The body of a form that the box has checked. `changes` are values that changed after the check. */
function posted(checked: Partial<typeof typed>, changes: Partial<typeof typed> = {}): string {
  const fields = {...typed, ...checked};
  const tokens = mosparo.check(Object.entries(fields).map(([name, value]) => ({name, value})));
  return new URLSearchParams({
    ...fields,
    ...changes,
    _mosparo_submitToken: tokens.submitToken,
    _mosparo_validationToken: tokens.validationToken ?? '',
  }).toString();
}

/** Passes the body of a form to a handler and returns status and text. */
type Handler = (body: string) => Promise<string>;

/** Expects what every handler of the page does, whatever its programming language. */
async function tryHandler(handle: Handler): Promise<void> {
  expect(await handle(posted({}))).toMatch(/^200 Thank you for your message/);
  expect(await handle(posted({name: ' '}))).toMatch(/^422 Please enter your name/);
  expect(await handle(posted({}, {message: 'Buy now'}))).toMatch(/^403 Your message could not/);
  expect(await handle(new URLSearchParams(typed).toString())).toMatch(/^403 Your message could/);
}

async function post(url: string, body: string): Promise<string> {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  const response = await fetch(url, {method: 'POST', headers, body});
  return `${response.status} ${await response.text()}`;
}

/** Samples that are servers of their own, started as the page says. */
const servers = [
  {
    name: 'PHP',
    programs: ['php'],
    files: {'contact.php': 'clients/php/contact.php', 'mosparo.php': 'clients/php/mosparo.php'},
    command: (port: number) => ['php', '-S', `127.0.0.1:${port}`],
    path: '/contact.php',
  },
  {
    name: 'Node.js',
    programs: [],
    files: {'contact.mjs': 'clients/node/contact.mjs', 'mosparo.mjs': 'clients/node/mosparo.mjs'},
    command: () => [process.execPath, 'contact.mjs'],
    path: '/contact',
  },
  {
    name: 'Go',
    programs: ['go'],
    files: {'main.go': 'clients/go/main.go', 'mosparo.go': 'clients/go/mosparo.go'},
    command: () => ['go', 'run', 'main.go', 'mosparo.go'],
    path: '/contact',
  },
] as const;

for (const {name, programs, files, command, path: route} of servers) {
  test(`${name}: the handler responds to posted forms`, async () => {
    needs(__filename, ...programs);
    folder.save(files);
    const port = await freePort();
    const server = await serve(command(port), folder.path, port, {...env, PORT: String(port)});
    try {
      await tryHandler((body) => post(server.url + route, body));
    } finally {
      await server.stop();
    }
  });
}

test('bash: the handler responds to posted forms as a CGI script', async () => {
  needs(__filename, 'jq', 'openssl', 'curl');
  folder.save({'contact.sh': 'clients/bash/contact.sh', 'mosparo.sh': 'clients/bash/mosparo.sh'});
  await tryHandler(async (input) => {
    const output = await run(['bash', 'contact.sh'], folder.path, {env, input});
    const [, status, text] = /^Status: (\d+)\nContent-Type: [^\n]+\n\n([^]*)$/.exec(output) ?? [];
    return `${status} ${text}`;
  });
});

/** Samples that are modules for a framework. Here the driver of their unit tests calls them. */
const modules = [
  {
    name: 'Python',
    programs: ['python3'],
    files: {'contact.py': 'clients/python/contact.py', 'mosparo.py': 'clients/python/mosparo.py'},
    driver: 'python/cli.py',
    command: ['python3', 'cli.py'],
  },
  {
    name: 'Ruby',
    programs: ['ruby'],
    files: {'contact.rb': 'clients/ruby/contact.rb', 'mosparo.rb': 'clients/ruby/mosparo.rb'},
    driver: 'ruby/cli.rb',
    command: ['ruby', 'cli.rb'],
  },
  {
    name: 'Java',
    programs: ['javac'],
    files: {
      'Contact.java': 'clients/java/Contact.java',
      'Mosparo.java': 'clients/java/Mosparo.java',
      'Json.java': 'clients/java/Json.java',
    },
    driver: 'java/Cli.java',
    build: ['javac', '-J-XX:TieredStopAtLevel=1', 'Cli.java'],
    command: ['java', '-XX:TieredStopAtLevel=1', 'Cli'],
  },
  {
    name: 'C#',
    programs: ['mcs', 'mono'],
    files: {
      'Contact.cs': 'clients/csharp/Contact.cs',
      'Mosparo.cs': 'clients/csharp/Mosparo.cs',
      'Json.cs': 'clients/csharp/Json.cs',
    },
    driver: 'csharp/Program.cs',
    build: ['mcs', '-warnaserror', '-out:contact.exe'].concat(
      ['Net.Http', 'Runtime.Serialization', 'Xml', 'Xml.Linq'].map((one) => `-r:System.${one}.dll`),
      ['Contact.cs', 'Mosparo.cs', 'Json.cs', 'Program.cs'],
    ),
    command: ['mono', 'contact.exe'],
  },
] as const;

for (const {name, programs, files, driver, command, ...rest} of modules) {
  test(`${name}: the handler responds to posted forms`, async () => {
    needs(__filename, ...programs);
    folder.save(files);
    cpSync(
      path.join(website, 'samples/clients', driver),
      path.join(folder.path, path.basename(driver)),
    );
    if ('build' in rest) await run(rest.build, folder.path);
    const session = new Session(command, {...process.env, ...env}, folder.path);
    try {
      await tryHandler(async (body) => String(await session.run({task: 'contact', body})));
    } finally {
      await session.end();
    }
  });
}

/** Each language has a stub of the official client, which accepts every form that has both tokens. */
test.describe('with the official client', () => {
  const stub = (name: string, as: string) =>
    cpSync(path.join(stubs, name), path.join(folder.path, as), {recursive: true});
  const genuine = new URLSearchParams({
    ...typed,
    _mosparo_submitToken: 'a',
    _mosparo_validationToken: 'b',
  });
  const forged = new URLSearchParams(typed);

  test('PHP', async () => {
    needs(__filename, 'php');
    folder.save({'contact.php': 'clients/php/official.php'});
    stub('php/autoload.php', 'vendor/autoload.php');
    const port = await freePort();
    const server = await serve(['php', '-S', `127.0.0.1:${port}`], folder.path, port, env);
    try {
      const url = `${server.url}/contact.php`;
      expect(await post(url, genuine.toString())).toBe('200 Thank you for your message.');
      expect(await post(url, forged.toString())).toMatch(/^403 Your message could not/);
    } finally {
      await server.stop();
    }
  });

  test('Node.js', async () => {
    folder.save({'contact.mjs': 'clients/node/official.mjs'});
    stub('node/client.mjs', 'node_modules/@mosparo/api-client/index.mjs');
    folder.write('node_modules/@mosparo/api-client/package.json', '{"exports": "./index.mjs"}');
    folder.write(
      'try.mjs',
      `import {isGenuine} from './contact.mjs';
      for (const body of process.argv.slice(2))
        console.log(await isGenuine(new URLSearchParams(body), ${JSON.stringify(Object.keys(typed))}));`,
    );
    const command = [process.execPath, 'try.mjs', genuine.toString(), forged.toString()];
    expect(await run(command, folder.path, {env})).toBe('true\nfalse\n');
  });

  test('Python', async () => {
    needs(__filename, 'python3');
    folder.save({'contact.py': 'clients/python/official.py'});
    stub('python/mosparo_api_client.py', 'mosparo_api_client.py');
    folder.write(
      'try.py',
      `import sys
from urllib.parse import parse_qsl
from contact import is_genuine
for body in sys.argv[1:]:
    print(is_genuine(dict(parse_qsl(body)), ${JSON.stringify(Object.keys(typed))}))
`,
    );
    const command = ['python3', 'try.py', genuine.toString(), forged.toString()];
    expect(await run(command, folder.path, {env})).toBe('True\nFalse\n');
  });

  test('Java compiles', async () => {
    needs(__filename, 'javac');
    folder.save({'Official.java': 'clients/java/Official.java'});
    stub('java/io', 'io');
    await run(['javac', '-J-XX:TieredStopAtLevel=1', 'Official.java'], folder.path);
  });

  test('C# compiles', async () => {
    needs(__filename, 'mcs');
    folder.save({'Official.cs': 'clients/csharp/Official.cs'});
    stub('csharp/Client.cs', 'Client.cs');
    await run(['mcs', '-target:library', '-out:o.dll', 'Official.cs', 'Client.cs'], folder.path);
  });
});

test('the tests of the page about testing pass with Vitest', async () => {
  folder.save({
    'contact.mjs': 'testing/contact.mjs',
    'contact.test.mjs': 'testing/contact.test.mjs',
    'signature.test.mjs': 'testing/signature.test.mjs',
    // The page tells readers to put it next to the test, as the vectors below.
    'mosparo.mjs': 'clients/node/mosparo.mjs',
  });
  folder.write(
    'signature-vectors.json',
    readFileSync(path.join(root, 'build/signature-vectors.json'), 'utf8'),
  );
  symlinkSync(path.join(root, 'node_modules'), path.join(folder.path, 'node_modules'));
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = ['--root', folder.path, '--reporter', 'json', '--pool', 'threads'];
  const result = JSON.parse(
    await run([process.execPath, vitest, 'run', ...config], folder.path),
  ) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  expect(result).toMatchObject({numPassedTests: 11, numFailedTests: 0});
});

test('the probe of the page about testing sends a form through all steps', async () => {
  folder.save({
    'probe.mjs': 'testing/probe.mjs',
    'frontend-client.mjs': 'api/frontend-client.mjs',
    'mosparo.mjs': 'clients/node/mosparo.mjs',
  });
  const probe = (more: Environment = {}) =>
    run([process.execPath, 'probe.mjs'], folder.path, {env: {...env, ...more}});
  expect(await probe()).toMatch(/^Verified after \d+ ms\.\n$/);
  expect(mosparo.requests()).toBe(1);
  await expect(probe({MOSPARO_PRIVATE_KEY: 'wrong'})).rejects.toThrow('Request invalid.');
});
