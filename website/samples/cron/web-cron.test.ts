import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {webCronAnswers} from '../../data/cronJobs';
import {run} from './run';

const script = path.join(import.meta.dirname, 'web-cron.sh');
const key = 'a-key_with~odd&signs=';

let status = 200;
let requested = '';
const server = createServer((request, response) => {
  requested = request.url ?? '';
  response.writeHead(status).end('text of the answer');
});

let folder = '';
let keyFile = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-cron-'));
  keyFile = path.join(folder, 'key');
  writeFileSync(keyFile, `${key}\n`);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  rmSync(folder, {recursive: true});
  await new Promise((resolve) => server.close(resolve));
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('web-cron.sh', () => {
  it('is clean shell', async () => {
    expect(await run('bash', ['-n', script])).toMatchObject({code: 0});
    expect(await run('shellcheck', [script])).toMatchObject({code: 0, stdout: ''});
  });

  it('sends the key without its line break', async () => {
    status = 200;
    expect(await run('bash', [script, `${address()}/`, keyFile])).toMatchObject({code: 0});
    const url = new URL(requested, address());
    expect(url.pathname).toBe('/cron-jobs/execute');
    expect(url.searchParams.get('key')).toBe(key);
  });

  it.each([...new Set(webCronAnswers.map((answer) => answer.status))])(
    'judges status %i',
    async (answer) => {
      status = answer;
      const {code, stdout, stderr} = await run('bash', [script, address(), keyFile]);
      const harmless = answer === 200 || answer === 425;
      expect(code).toBe(harmless ? 0 : 1);
      expect(stdout).toBe('');
      if (harmless) expect(stderr).toBe('');
      else expect(stderr).toContain(String(answer));
    },
  );

  it('fails when nobody answers', async () => {
    const {code} = await run('bash', [script, 'http://127.0.0.1:9', keyFile]);
    expect(code).not.toBe(0);
  });
});
