import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  encodeQuery,
  encodeShared,
  MAX_LINK,
  oneOf,
  readFragment,
  readQuery,
  type Link,
} from './shared';

const valuesOf = (link: Link) => (link.kind === 'state' ? link.shared : undefined);

describe('a shared link', () => {
  it('is readable', () => {
    expect(
      encodeShared('csp', [
        ['host', 'mosparo.example.com'],
        ['way', 'script'],
      ]),
    ).toBe('#lab-csp?host=mosparo.example.com&way=script&v=1');
  });

  it('restores every text, in its order', () => {
    const text = fc.string({unit: 'grapheme'});
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (entries) => {
        const hash = encodeShared('rules', entries);
        const link = readFragment('rules', hash);
        if (hash.length > MAX_LINK) expect(link.kind).toBe('tooLong');
        else expect([...(valuesOf(link) ?? [])]).toEqual(entries);
      }),
    );
  });

  it('is always a well-formed address', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (value) => {
        const hash = encodeShared('rules', [['value', value]]);
        expect(() => decodeURIComponent(hash)).not.toThrow();
        expect(hash).toMatch(/^#lab-rules\?[\w.*%+=&-]*$/);
      }),
    );
  });
});

describe('a query', () => {
  const names = ['from', 'kind'];

  it('is readable, and restores every text', () => {
    expect(encodeQuery([['from', '1.3.2']])).toBe('?from=1.3.2');
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 200}), (value) => {
        expect(valuesOf(readQuery(names, encodeQuery([['kind', value]])))?.get('kind')).toBe(value);
      }),
    );
  });

  it.each([
    ['no query', '', 'none'],
    ['names of others', '?utm_source=a&_highlight=b', 'none'],
    ['far too long', `?from=${'a'.repeat(MAX_LINK)}`, 'tooLong'],
  ])('is no state: %s', (_, query, kind) => {
    expect(readQuery(names, query).kind).toBe(kind);
  });
});

describe('a fragment that is no link to the lab', () => {
  it.each([
    ['no fragment', '', 'none'],
    ['a heading', '#signature-lab', 'none'],
    ['the anchor of the lab', '#lab-rules', 'none'],
    ['another lab', '#lab-csp?host=a&v=1', 'foreign'],
    ['far too long', `#lab-rules?value=${'a'.repeat(MAX_LINK)}&v=1`, 'tooLong'],
    ['cut off', '#lab-rules?host=mosparo.exam', 'damaged'],
    ['cut off in its version', '#lab-rules?host=a&v=', 'damaged'],
    ['malformed', '#lab-rules?host=%zz&v=1', 'damaged'],
    ['half of a character', '#lab-rules?host=%C3&v=1', 'damaged'],
  ])('is told apart: %s', (_, hash, kind) => {
    expect(readFragment('rules', hash)).toEqual({kind});
  });

  it('of an unknown version is read, and known as such', () => {
    const link = readFragment('rules', '#lab-rules?host=a&v=2');
    expect(link).toMatchObject({kind: 'state', isKnownVersion: false});
    expect(valuesOf(link)?.get('host')).toBe('a');
  });

  it('without any entry is read', () => {
    expect([...(valuesOf(readFragment('rules', encodeShared('rules', []))) ?? [])]).toEqual([]);
  });
});

describe('a choice', () => {
  it.each([
    ['small', 'small'],
    ['huge', 'medium'],
    ['', 'medium'],
    [null, 'medium'],
    ['toString', 'medium'],
  ])('%s becomes %s', (value, expected) => {
    expect(oneOf(['small', 'medium'], value, 'medium')).toBe(expected);
  });
});
