import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {webCryptoHasher} from './hasher';
import {requestCode} from './requestCode';
import {computeSteps} from './steps';
import {vectorInput} from './vectorInput';

/** Every character that means something in one of the languages. */
const steps = await computeSteps(
  {...vectorInput('simple'), fields: {'it\'s "$x" \\n #{y} `z` größe 🚀 %s': 'a', 'tags[]': []}},
  webCryptoHasher(globalThis.crypto.subtle),
);
const body = JSON.stringify(steps.requestBody);
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, {encoding: 'utf8', env: {...process.env, PYTHONUTF8: '1'}});

describe('requestCode', () => {
  it('gives curl the header and the body', () => {
    const code = `curl() { printf '%s\\0' "$@"; }\n${requestCode('curl', steps)}`;
    const given = run('bash', '-c', code).split('\0');
    expect(given).toContain(`Authorization: ${steps.authorization}`);
    expect(given.at(-2)).toBe(body);
  });

  it('gives Node.js the header and the body', () => {
    const stub =
      'globalThis.fetch = (url, options) => (console.log(JSON.stringify(options)), process.exit());';
    const sent: unknown = JSON.parse(
      run('node', '--input-type=module', '-e', `${stub}\n${requestCode('node', steps)}`),
    );
    expect(sent).toMatchObject({
      method: 'POST',
      body,
      headers: {Authorization: steps.authorization},
    });
  });

  it('gives Python the header and the body', () => {
    const stub = [
      'import sys, urllib.request',
      'def stub(request, timeout):',
      '    print(request.get_method(), request.get_header("Authorization"))',
      '    print(request.data.decode(), end="")',
      '    sys.exit()',
      'urllib.request.urlopen = stub',
    ].join('\n');
    const sent = run('python3', '-c', `${stub}\n${requestCode('python', steps)}`);
    expect(sent).toBe(`POST ${steps.authorization}\n${body}`);
  });

  it('gives PHP the header and the body', () => {
    const code = requestCode('php', steps)
      .replace('<?php', '')
      .replace(
        /echo file_get_contents.*/,
        'echo json_encode(stream_context_get_options($context));',
      );
    const sent = JSON.parse(run('php', '-r', code)) as {http: {content: string; header: string[]}};
    expect(sent.http.content).toBe(body);
    expect(sent.http.header).toContain(`Authorization: ${steps.authorization}`);
  });

  it('counts the bytes of the body, not its characters', () => {
    const code = requestCode('http', steps);
    expect(code).toContain(`Content-Length: ${Buffer.byteLength(body)}\n`);
    expect(code.endsWith(`\n\n${body}`)).toBe(true);
  });
});
