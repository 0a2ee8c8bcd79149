import {expect, it} from 'vitest';
import {covers, readOrigin, readSource} from './covers';

const https = 'https://mosparo.example.com';

it.each([
  ['*', https, true],
  ['https:', https, true],
  ['HTTPS:', https, true],
  ['http:', https, true],
  ['http:', 'http://mosparo.example.com', true],
  ['https:', 'http://mosparo.example.com', false],
  ['https://mosparo.example.com', https, true],
  ['https://MOSPARO.example.com/', https, true],
  ['http://mosparo.example.com', https, true],
  ['https://mosparo.example.com', 'http://mosparo.example.com', false],
  ['mosparo.example.com', https, true],
  ['mosparo.example.com', 'http://mosparo.example.com', false],
  ['*.example.com', https, true],
  ['https://*.example.com', https, true],
  ['*.example.com', 'https://example.com', false],
  ['*.example.com', 'https://badexample.com', false],
  ['https://mosparo.example.com:443', https, true],
  ['https://mosparo.example.com:*', 'https://mosparo.example.com:8443', true],
  ['https://mosparo.example.com', 'https://mosparo.example.com:8443', false],
  ['mosparo.example.com:8443', 'https://mosparo.example.com:8443', true],
  ['https://mosparo.example.com/build/', https, false],
  ['https://other.example.com', https, false],
  ["'self'", https, false],
  ["'none'", https, false],
  ['data:', https, false],
  ['wss://mosparo.example.com', https, false],
])('%s allows all of %s: %s', (source, origin, expected) => {
  expect(covers(readSource(source), readOrigin(origin))).toBe(expected);
});
