import {execFile} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startServer, type VerificationServer} from '../../../../tests/verification-server/server';
import {Mosparo, NotVerified} from '../../clients/node/mosparo.mjs';

const run = promisify(execFile);
const keys = {publicKey: 'public-key', privateKey: '-private-key'};
const typed = {name: 'Anna Example', emailAddress: 'anna@example.org', message: 'Test'};

let mosparo: VerificationServer;
let site: Server;
let address = '';

/** A website that verifies as the pages say. */
beforeEach(async () => {
  mosparo = await startServer(keys);
  const client = new Mosparo(mosparo.url, keys.publicKey, keys.privateKey);
  site = createServer((request, response) => {
    void text(request)
      .then((body) => client.verify(new URLSearchParams(body), Object.keys(typed)))
      .then(
        () => 200,
        (problem) => (problem instanceof NotVerified ? 403 : 500),
      )
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/contact`;
});

afterEach(async () => {
  site.closeAllConnections();
  site.close();
  await mosparo.close();
});

async function prove(what: string): Promise<string> {
  const fields = Object.entries(typed).map(([name, value]) => ({name, value}));
  const {submitToken, validationToken} = mosparo.check(fields);
  const env = {
    PATH: process.env.PATH ?? '',
    SITE: address,
    submitToken,
    validationToken: validationToken ?? '',
  };
  const script = path.join(import.meta.dirname, 'prove.sh');
  return (await run('bash', [script, what], {env})).stdout.trim();
}

describe('a good integration', () => {
  it.each([
    ['no-tokens', '403'],
    ['invented-tokens', '403'],
    ['edited-field', '403'],
    ['replay', 'first: 200\nsecond: 403'],
  ])('answers %s with %j', async (what, expected) => {
    expect(await prove(what)).toBe(expected);
  });
});

it('the script is clean', async () => {
  await run('shellcheck', [path.join(import.meta.dirname, 'prove.sh')]);
});
