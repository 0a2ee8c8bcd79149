import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeQuery, decodeShared, encodeQuery, encodeShared, MAX_LINK, oneOf} from './shared';

describe('a shared link', () => {
  it('is readable', () => {
    expect(
      encodeShared('csp', [
        ['host', 'mosparo.example.com'],
        ['way', 'script'],
      ]),
    ).toBe('#lab-csp?host=mosparo.example.com&way=script');
  });

  it('restores every text, in its order', () => {
    const text = fc.string({unit: 'grapheme'});
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (entries) => {
        const hash = encodeShared('rules', entries);
        const found = decodeShared('rules', hash);
        if (hash.length > MAX_LINK) expect(found).toBeUndefined();
        else expect([...(found ?? [])]).toEqual(entries);
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
        expect(decodeQuery(names, encodeQuery([['kind', value]]))?.get('kind')).toBe(value);
      }),
    );
  });

  it.each([
    ['no query', ''],
    ['names of others', '?utm_source=a&_highlight=b'],
    ['far too long', `?from=${'a'.repeat(MAX_LINK)}`],
  ])('is ignored: %s', (_, query) => {
    expect(decodeQuery(names, query)).toBeUndefined();
  });
});

describe('a fragment that is no link to the lab', () => {
  it.each([
    ['no fragment', ''],
    ['a heading', '#signature-lab'],
    ['the anchor of the lab', '#lab-rules'],
    ['another lab', '#lab-csp?host=a'],
    ['a lab whose id begins the same', '#lab-rules2?host=a'],
    ['far too long', `#lab-rules?value=${'a'.repeat(MAX_LINK)}`],
  ])('is ignored: %s', (_, hash) => {
    expect(decodeShared('rules', hash)).toBeUndefined();
  });

  it.each(['#lab-rules?%', '#lab-rules?%zz=%ff', '#lab-rules?&&==&', '#lab-rules?__proto__=1'])(
    'with malformed values does not throw: %s',
    (hash) => {
      expect(decodeShared('rules', hash)).toBeInstanceOf(URLSearchParams);
    },
  );
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
