import {describe, expect, it} from 'vitest';
import {readValue} from './validate';

const key = 'aB3_-'.padEnd(43, 'x');

describe('readValue', () => {
  it.each([
    ['host', '', ''],
    ['host', '   ', ''],
    ['host', 'forms.acme.org', 'forms.acme.org'],
    ['host', '  Forms.ACME.org ', 'forms.acme.org'],
    ['host', 'https://forms.acme.org/login?a=1', 'forms.acme.org'],
    ['host', 'forms.acme.org:8443', 'forms.acme.org'],
    ['host', 'localhost', 'localhost'],
    ['host', '192.0.2.7', '192.0.2.7'],
    ['site', 'bücher.example', 'xn--bcher-kva.example'],
    ['host', 'two words', undefined],
    ['host', 'under_score.example', undefined],
    ['host', '-dash.example', undefined],
    ['host', '<img src=x onerror=alert(1)>', undefined],
    ['host', '"; rm -rf / #', undefined],
    ['host', '[::1]', undefined],
    ['host', 'javascript:alert(1)', undefined],
    ['site', `${'a'.repeat(64)}.example`, undefined],
    ['site', `${'a.'.repeat(130)}example`, undefined],
    ['uuid', '6F0F7C57-6f2d-4b3e-9a3c-1c9d4a7f1e10', '6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10'],
    ['uuid', '6f0f7c576f2d4b3e9a3c1c9d4a7f1e10', undefined],
    ['uuid', 'YOUR_PROJECT_UUID', undefined],
    ['publicKey', ` ${key}\n`, key],
    ['publicKey', key.slice(1), undefined],
    ['publicKey', `${key.slice(1)}$`, undefined],
    ['publicKey', `${key.slice(0, 42)}<`, undefined],
  ] as const)('%s %j → %j', (name, entered, expected) => {
    expect(readValue(name, entered)).toBe(expected);
  });
});
