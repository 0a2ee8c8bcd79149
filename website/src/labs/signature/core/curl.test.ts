import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {curlCommand} from './curl';
import {webCryptoHasher} from './hasher';
import {endpoint} from './recipe';
import {computeSteps} from './steps';
import {vectorInput} from './vectorInput';

it('gives curl the header and the body, whatever the fields contain', async () => {
  const hostile = 'it\'s "x" $x ${x} $(exit 9) `exit 9` \\n \\ \n größe 🚀 \u2028';
  const input = {...vectorInput('simple'), fields: {[hostile]: hostile}, submitToken: hostile};
  const steps = await computeSteps(input, webCryptoHasher(globalThis.crypto.subtle));
  const command = curlCommand(steps, 'mosparo.example.com');
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const given = execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0');
  expect(given[0]).toBe(`https://mosparo.example.com${endpoint}`);
  expect(given).toContain(`Authorization: ${steps.authorization}`);
  expect(given).toContain(JSON.stringify(steps.requestBody));
});
