import fc from 'fast-check';
import {expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import type {KnownError} from './data';
import {similarErrors} from './messages';

const entry = (message: string, ...also: string[]): KnownError => ({
  message,
  also,
  causes: [],
  route: '/docs/x',
});
const token = entry('Submit token not found or not valid.', 'Absende-Token nicht gefunden.');
const host = entry('The host of the page is missing.');
const image = entry('The item "…" is not a valid IP address.');
const status = entry('Status 405');
const all = [token, host, image, status];

it.each([
  ['submit token NOT found or not valid', [token]],
  ['[error] 2026-11-18 api: Submit token not found or not valid. in /var/www/form.php:31', [token]],
  ['Absende-Token nicht gefunden', [token]],
  ['The item "10.0.0.300" is not a valid IP address.', [image]],
  ['nginx: POST /api answered with status 405 after 3 ms', [status]],
  ['the page is not here', []],
  ['…', []],
  ['', []],
])('%s', (message, expected) => {
  expect(similarErrors(all, message)).toEqual(expected);
});

it('handles any text quickly', () => {
  fc.assert(
    fc.property(hostileText(1_000), (text) => {
      expectQuick(() => void similarErrors(all, text));
    }),
    {numRuns: 30},
  );
});
