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
    ['() => void', ['() => void']],
  ])('%s', (text, parts) => {
    expect(breakable(text)).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });
});
