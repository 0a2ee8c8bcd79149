import {describe, expect, it} from 'vitest';
import {readForm} from './readForm';

describe('readForm', () => {
  it.each([
    [{}, {values: {}, wrong: []}],
    [
      {host: 'https://forms.acme.org', site: ' '},
      {values: {host: 'forms.acme.org'}, wrong: []},
    ],
    [
      {host: 'a b', site: 'acme.org', uuid: '1', publicKey: 'x'},
      {values: {site: 'acme.org'}, wrong: ['host', 'uuid', 'publicKey']},
    ],
  ])('%j', (entries, expected) => {
    expect(readForm(entries)).toEqual(expected);
  });
});
