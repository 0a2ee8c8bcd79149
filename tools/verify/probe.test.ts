import {spawnSync} from 'node:child_process';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {product} from '../../website/config/product';
import {checkProjects, checkVersion, demandSetup, findProduct} from './probe';
import {setUp} from './setUp';
import {Admin, Session} from './target/admin';
import {Http} from './target/http';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<Http> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return new Http(`http://localhost:${(server.address() as AddressInfo).port}`);
}

describe('an installation that cannot be used', () => {
  it('a closed port', async () => {
    const find = findProduct(new Http('http://localhost:1'));
    await expect(find).rejects.toThrow(/localhost:1 does not answer: .*ECONNREFUSED.*--url/);
  });

  it('a path that mosparo does not have', async () => {
    const http = await serve((_request, response) => {
      response.writeHead(404).end('<title>mosparo</title>Not found');
    });
    await expect(findProduct(http)).rejects.toThrow(
      /is not a mosparo.*Correct --url, with the sub-path/,
    );
  });

  it('another program', async () => {
    const http = await serve((_request, response) => response.end('<h1>Welcome</h1>'));
    await expect(findProduct(http)).rejects.toThrow(/is not a mosparo.*Correct --url/);
  });

  it('a setup that is not finished', async () => {
    const http = await serve((_request, response) => {
      response.writeHead(302, {Location: '/setup/'}).end();
    });
    expect(await findProduct(http)).toBe('not set up');
    expect(() => demandSetup(http)).toThrow(/not finished.*--setup sqlite/);
    const account = {email: 'a@example.com', password: 'b'};
    await expect(setUp(http, 'oracle://x', account)).rejects.toThrow(/only sqlite, mysql/);
  });

  it('a setup that refuses the administrator', async () => {
    const form = '<form method="post"><input type="email" name="form[emailAddress]"></form>';
    const refused = '<div class="invalid-feedback">This is not an email address.</div>';
    const http = await serve(({url, method}, response) => {
      if (url === '/setup/database' && method === 'POST') {
        response.writeHead(302, {Location: '/setup/other'}).end();
      } else {
        response.end(method === 'POST' ? form + refused : form);
      }
    });
    const account = {email: 'a@b', password: 'a-long-password'};
    await expect(setUp(http, 'sqlite', account)).rejects.toThrow(
      'The setup refuses address or password of --admin: This is not an email address. Correct --admin',
    );
  });

  it('an update that is not finished, a database that is down', async () => {
    const states = [
      {service: 'mosparo', databaseStatus: 'test-skipped__update-not-finished'},
      {service: 'mosparo', databaseStatus: 'connection-failed', error: 'refused'},
    ];
    for (const [state, message] of [
      [states[0], /update .* not finished/],
      [states[1], /does not reach its database: refused/],
    ] as const) {
      const status = state?.error ? 500 : 200;
      const http = await serve((_request, response) => {
        response.writeHead(status).end(JSON.stringify(state));
      });
      await expect(findProduct(http)).rejects.toThrow(message);
    }
  });

  it('another version, unless it is wanted', () => {
    expect(() => checkVersion('1.4.0', false)).toThrow(
      `This is mosparo 1.4.0; the pages document ${product.version}.`,
    );
    expect(() => checkVersion('1.4.0', true)).not.toThrow();
    expect(() => checkVersion(product.version, false)).not.toThrow();
  });

  it('projects of somebody else', async () => {
    const http = await serve((_request, response) => {
      response.end(
        '<a href="/project/3/">Shop</a><a href="/project/4/">Documentation check: x</a>',
      );
    });
    const admin = new Admin(new Session(http), {email: 'a@example.com', password: 'b'});
    await expect(checkProjects(admin)).rejects.toThrow(
      /no run created: Shop\..*Nothing was changed/,
    );
  });
});

describe('the command', () => {
  it('ends wrong input with the message alone and exit code 2', () => {
    const args = [
      '--disposable',
      '--url',
      'http://localhost:1',
      '--admin',
      'a@example.com:password',
    ];
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const file = path.join(import.meta.dirname, 'run.mts');
    const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, file, ...args], {
      encoding: 'utf8',
    });
    expect({status, stdout}).toEqual({status: 2, stdout: ''});
    expect(stderr).toMatch(/^http:\/\/localhost:1 does not answer: .*\n$/);
  });
});
