import {describe, expect, it} from 'vitest';
import {breakable} from './breakable';

describe('breakable', () => {
  it.each([
    ['name', ['name']],
    ['requestSubmitToken', ['request', 'Submit', 'Token']],
    [
      "'[name]:not(.mosparo__ignored-field)'",
      ["'[name]:", 'not(.', 'mosparo__', 'ignored-', "field)'"],
    ],
    ['_mosparo_submitToken', ['_mosparo_', 'submit', 'Token']],
    ['X-Forwarded-For', ['X-Forwarded-', 'For']],
    ['() => void', ['() => void']],
  ])('%s', (text, parts) => {
    expect(breakable(text)).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });
});
