import {describe, expect, it} from 'vitest';
import {breakable, isLongName, isWhole} from './breakable';

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
  ['name', false, false],
  ['php bin/console', true, false],
  ['cat /opt/mosparo/.env', false, false],
  ['MOSPARO_CLEANUP_PROCESS_INTERVAL', false, true],
  ['docker compose exec mosparo bash', false, false],
])('%s: kept on one line %s, on a line of its own %s', (text, whole, alone) => {
  expect([isWhole(text), isLongName(text)]).toEqual([whole, alone]);
});
