import {describe, expect, it} from 'vitest';
import {ruleCases} from './ruleCases';
import {ruleTypes, type ItemType, type RuleTypeKey} from './ruleTypes';

const keys = Object.keys(ruleTypes) as RuleTypeKey[];
const itemTypes = (key: RuleTypeKey): readonly ItemType[] => ruleTypes[key].itemTypes;

describe('rule types', () => {
  it('are eight, with fourteen item types', () => {
    expect(keys).toHaveLength(8);
    expect(keys.flatMap((key) => itemTypes(key).map((item) => item.key))).toEqual([
      ...['text', 'wExact', 'wFull', 'regex', 'email', 'domain', 'url', 'ipAddress', 'subnet'],
      ...['asNumber', 'country', 'uaText', 'uaRegex', 'block'],
    ]);
  });

  it.each(keys.filter((key) => key !== 'unicodeBlock'))(
    '%s shows values that match and that do not',
    (key) => {
      for (const {key: itemType} of itemTypes(key)) {
        const results = ruleCases[key]
          .filter((each) => each.itemType === itemType)
          .map((each) => each.matches);
        expect(new Set(results)).toEqual(new Set([true, false]));
      }
    },
  );

  it('have examples only for their own item types', () => {
    for (const key of keys) {
      const known = itemTypes(key).map((item) => item.key);
      expect(ruleCases[key].filter((each) => !known.includes(each.itemType))).toEqual([]);
    }
  });
});

describe('patterns of the editor', () => {
  const pattern = (key: RuleTypeKey, itemType: string) =>
    new RegExp(itemTypes(key).find((item) => item.key === itemType)?.pattern ?? 'missing');

  it.each([
    ['domain', 'domain', 'example.com', true],
    ['domain', 'domain', 'xn--mnchen-3ya.de', true],
    ['domain', 'domain', '*.example.com', false],
    ['domain', 'domain', 'https://example.com', false],
    ['email', 'email', 'first.last+tag@example.com', true],
    ['email', 'email', '*@example.com', false],
    ['website', 'url', 'https://example.com', true],
    ['website', 'url', 'https://example.ch', false],
    ['website', 'url', 'https://example.ch/', true],
    ['website', 'url', '//example.com/x', false],
    ['ipAddress', 'ipAddress', '2001:db8::1', true],
    ['ipAddress', 'ipAddress', '::1', false],
    ['ipAddress', 'subnet', '192.0.2.0/24', true],
    ['ipAddress', 'subnet', '192.0.2.0', false],
    ['provider', 'asNumber', 'AS64496', false],
    ['provider', 'country', 'ch', false],
  ] as const)('%s/%s accepts %s: %s', (key, itemType, value, accepted) => {
    expect(pattern(key, itemType).test(value)).toBe(accepted);
  });
});
