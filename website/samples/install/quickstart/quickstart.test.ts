import {createHash, createHmac} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {freePort, start, type Running} from '../../webServer/process';

const folder = import.meta.dirname;
const privateKey = 'privateKeyOfTheTest';
const publicKey = 'publicKeyOfTheTest';
const form = {
  name: 'Anna Example',
  emailAddress: 'anna@example.org',
  message: 'First line\r\nSecond “line”',
  _mosparo_submitToken: 'submitToken',
  _mosparo_validationToken: 'validationToken',
};
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (text: string) => createHmac('sha256', privateKey).update(text).digest('hex');

interface Received {
  readonly authorization: string | undefined;
  readonly body: string;
}

describe('the form of the quickstart', () => {
  let home = '';
  let site = '';
  let php: Running | undefined;
  let mosparo: Server | undefined;
  let received: Received | undefined;
  let answer: object = {};

  beforeAll(async () => {
    mosparo = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received = {authorization: request.headers.authorization, body};
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((ready) => mosparo?.listen(0, '127.0.0.1', ready));
    const {port} = mosparo.address() as AddressInfo;

    home = mkdtempSync(path.join(os.tmpdir(), 'quickstart-'));
    const handler = readFileSync(path.join(folder, 'send.php'), 'utf8')
      .replace('http://127.0.0.1:8080', `http://127.0.0.1:${port}`)
      .replace('YOUR_PUBLIC_KEY', publicKey)
      .replace('YOUR_PRIVATE_KEY', privateKey);
    writeFileSync(path.join(home, 'send.php'), handler);
    const sitePort = await freePort();
    site = `http://127.0.0.1:${sitePort}`;
    php = await start('php', ['-S', `127.0.0.1:${sitePort}`, '-t', home], sitePort);
  });
  afterAll(async () => {
    await php?.stop();
    await new Promise((closed) => mosparo?.close(closed));
    rmSync(home, {recursive: true});
  });

  const formData = {
    emailAddress: sha(form.emailAddress),
    message: sha('First line\nSecond “line”'),
    name: sha(form.name),
  };
  const validationSignature = hmac('validationToken');
  const formSignature = hmac(JSON.stringify(formData));
  const good = {
    valid: true,
    verificationSignature: hmac(validationSignature + formSignature),
    verifiedFields: {name: 'valid', emailAddress: 'valid', message: 'valid'},
  };
  const send = (fields: Record<string, string> = form) =>
    fetch(`${site}/send.php`, {method: 'POST', body: new URLSearchParams(fields)});
  beforeEach(() => {
    answer = good;
  });

  it('asks mosparo with a request that mosparo accepts', async () => {
    await send();
    const body = JSON.stringify({
      submitToken: 'submitToken',
      validationSignature,
      formSignature,
      formData,
    });
    expect(received?.body).toBe(body);
    const signature = hmac(`/api/v1/verification/verify${body}`);
    const credentials = Buffer.from(`${publicKey}:${signature}`).toString('base64');
    expect(received?.authorization).toBe(`Basic ${credentials}`);
  });

  it('accepts a genuine submission', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Thank you');
  });

  it.each([
    ['refused by mosparo', {...good, valid: false}],
    ['signed with another key', {...good, verificationSignature: sha('')}],
    ['with a field that was not checked', {...good, verifiedFields: {name: 'valid'}}],
    ['answered with an error', {error: true, errorMessage: 'Submit token not found or not valid.'}],
    ['answered with nothing', {}],
  ])('rejects a submission %s', async (_, reply) => {
    answer = reply;
    const response = await send();
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Not accepted.');
  });

  it('survives fields that are no texts', async () => {
    const response = await fetch(`${site}/send.php`, {
      method: 'POST',
      body: new URLSearchParams([['name[]', 'a']]),
    });
    expect([200, 422]).toContain(response.status);
  });
});

it('the page and the handler use the same fields', () => {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = [...page.matchAll(/ name="([^"]+)"/g)].map((match) => match[1]).sort();
  const handler = readFileSync(path.join(folder, 'send.php'), 'utf8');
  const list = /foreach \(\[([^\]]*)\]/.exec(handler)?.[1] ?? '';
  expect([...list.matchAll(/'([^']+)'/g)].map((match) => match[1])).toEqual(names);
});
