import {describe, expect, it} from 'vitest';
import {breakable, isWhole} from './breakable';

describe('breakable', () => {
  it.each([
    ['name', ['name']],
    ['127.0.0.1,::1', ['127.0.0.1,::1']],
    ['Mosparo.ApiClient', ['Mosparo.ApiClient']],
    ['requestSubmitToken', ['requestSubmitToken']],
    ['verificationSignature', ['verificationSignature']],
    ['MOSPARO_CLEANUP_PROCESS_INTERVAL', ['MOSPARO_CLEANUP_', 'PROCESS_INTERVAL']],
    ["'[name]:not(.mosparo__ignored-field)'", ["'[name]:not(.mosparo__", "ignored-field)'"]],
    ['github.com/mosparo/php-api-client', ['github.com/mosparo/', 'php-api-client']],
    [
      'docker compose exec mosparo php bin/console',
      ['docker ', 'compose ', 'exec ', 'mosparo ', 'php ', 'bin/console'],
    ],
  ])('%s', (text, parts) => {
    expect(breakable(text)).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });
});

it.each([
  ['name', false],
  ['php bin/console', true],
  ['cat /opt/mosparo/.env', false],
  ['MOSPARO_CLEANUP_PROCESS_INTERVAL', false],
])('%s: kept on one line %s', (text, whole) => {
  expect(isWhole(text)).toBe(whole);
});
