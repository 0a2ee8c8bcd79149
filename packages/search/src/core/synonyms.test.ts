import {describe, expect, test} from 'vitest';
import {fixtureIndex} from './fixture';
import {parseQuery} from './query';
import {synonymsOf} from './synonyms';

const index = fixtureIndex(
  [{route: '/a', title: 'Two-factor authentication', text: 'IP lockout and the spam protection.'}],
  'en',
  [
    ['2fa', 'two factor authentication'],
    ['block ip', 'ip lockout'],
    ['captcha', 'spam protection'],
    ['teapot', 'kettle'],
  ],
);
const found = (query: string) =>
  synonymsOf(index, parseQuery(query, 'en'))
    .flat()
    .map((phrase) => phrase.join(' '));

describe('synonyms', () => {
  test.each<[string, string[]]>([
    ['2FA', ['two factor authentication']],
    ['captchas', ['spam protection']],
    ['block IP', ['ip lockout', 'ip lockout']],
    ['IP block', []],
    ['block another IP', []],
    ['docker', []],
  ])('%s', (query, phrases) => expect(found(query)).toEqual(phrases));

  test('a group without a word of the pages is not stored', () => {
    expect(index.synonyms.flat()).not.toContain('teapot');
  });
});
