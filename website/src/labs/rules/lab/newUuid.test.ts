import {expect, it} from 'vitest';
import {newUuid} from './newUuid';

it('a new UUID is a random one of version 4', () => {
  const made = Array.from({length: 50}, newUuid);
  expect(new Set(made).size).toBe(made.length);
  for (const uuid of made)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
