import {describe, expect, it} from 'vitest';
import type {RuleTypeKey, Source} from '../../../../data/ruleTypes';
import {fieldText} from './matchers/fieldText';
import {itemText} from './itemText';
import {matchItem} from './matchItem';
import {testAtOnce, type TestRegex} from './matchers/regex';
import type {Reason} from './outcome';

type Case = readonly [RuleTypeKey, string, string, Source, string, Reason];

function outcome([rule, type, item, source, value]: Case, test: TestRegex = testAtOnce) {
  return matchItem(rule, itemText({type, value: item}), fieldText({source, value}), test);
}

describe('the reason why an item does not match', () => {
  it.each<Case>([
    ['email', 'email', 'a@b.com', 'text', 'a@b.com', 'notChecked'],
    ['provider', 'country', 'CH', 'asNumber', '64496', 'notChecked'],
    ['word', 'email', 'a@b.com', 'text', 'a@b.com', 'notChecked'],
    ['word', 'unknown', 'a', 'text', 'a', 'notChecked'],
    ['word', 'text', 'a', 'text', ' \n', 'empty'],
    ['word', 'text', 'a', 'text', '0', 'empty'],
    ['word', 'text', 'a', 'text', 'b', 'absent'],
    ['word', 'text', 'v?agra', 'text', 'viagra', 'questionMark'],
    ['word', 'text', 'Über', 'text', 'über', 'nonAsciiCase'],
    ['word', 'wExact', '24/7', 'text', '24/7', 'slash'],
    ['word', 'wExact', 'bu*', 'text', 'buy', 'noWildcard'],
    ['word', 'wExact', 'buy', 'text', 'buyer', 'partOfWord'],
    ['word', 'wExact', 'ÜBER', 'text', 'das über alles', 'nonAsciiCase'],
    ['word', 'wFull', 'Test', 'text', 'test', 'caseCounts'],
    ['word', 'wFull', 'Test', 'text', 'Test me', 'longer'],
    ['word', 'wFull', ' Test', 'text', 'Test', 'itemSpaces'],
    ['word', 'regex', 'seo', 'text', 'seo', 'regexInvalid'],
    ['email', 'email', '*@b.com', 'email', 'a@b.com', 'noWildcard'],
    ['email', 'email', 'a@b.com', 'email', 'xa@b.com', 'longer'],
    ['email', 'email', 'a@b.com', 'textarea', '(a@b.com)', 'emailEdge'],
    ['domain', 'domain', 'example.com', 'url', 'https://www.example.com/', 'subdomain'],
    ['domain', 'domain', 'example.com', 'textarea', 'see example.com', 'domainEdge'],
    ['website', 'url', 'https://e.com/x', 'url', 'https://e.com/x/', 'longer'],
    ['website', 'url', 'https://e.com/x', 'textarea', 'https://e.com/x.', 'urlEdge'],
    ['ipAddress', 'ipAddress', '2001:0db8::1', 'ipAddress', '2001:db8::1', 'otherSpelling'],
    ['ipAddress', 'subnet', '192.0.2.0/33', 'ipAddress', '192.0.2.1', 'noSubnet'],
    ['ipAddress', 'subnet', '192.0.2.0/24', 'ipAddress', 'nobody', 'noAddress'],
    ['ipAddress', 'subnet', '192.0.2.0/24', 'ipAddress', '198.51.100.1', 'outside'],
    ['ipAddress', 'subnet', '192.0.2.1/32', 'ipAddress', '192.0.2.1', 'subnetNever'],
    ['ipAddress', 'subnet', '192.0.2.1/7', 'ipAddress', '192.0.2.1', 'subnetNever'],
    ['ipAddress', 'subnet', '2001:db8::/48', 'ipAddress', '2001:db8::1', 'subnetZeroGroup'],
    ['ipAddress', 'subnet', '2001:db8::/56', 'ipAddress', '2001:db8::1', 'subnetFails'],
    ['provider', 'asNumber', 'AS64496', 'asNumber', '64496', 'digitsOnly'],
    ['provider', 'country', 'ch', 'country', 'CH', 'capitals'],
    ['unicodeBlock', 'block', 'Cyrillic', 'text', 'Привет', 'blockNever'],
  ])('%s/%s %j on %s %j: %s', (...each) => {
    expect(outcome(each)).toEqual({matches: false, reason: each[5]});
  });
});

describe('what the playground cannot determine', () => {
  it.each([
    ['/a/x', 'x'],
    ['/a++/', '++'],
    ['/(?>a)/', '(?>a'],
    ['/\\R/', '\\R'],
    ['/(a)?\\1/', '\\1'],
    ['/(a)\\1/i', '\\1'],
    ['/(?<=a+)b/', '(?<='],
    ['/(?<n>a)(?<n>b)/J', '(?<…>'],
    ['/[\\W]/u', '\\W'],
    ['/\\p{Lu}/iu', '\\p{Lu}'],
    ['/\\p{Klingon}/u', '\\p{Klingon}'],
    ['/a{,3}/', '{,n}'],
  ])('regular expression %s, because of %s', (item, detail) => {
    expect(outcome(['word', 'regex', item, 'text', 'aaa', 'regexUnsupported'])).toEqual({
      matches: 'unknown',
      reason: 'regexUnsupported',
      detail,
    });
  });

  it.each(['text', 'wExact', 'wFull'])('%s with a backslash', (type) => {
    expect(outcome(['word', type, 'C:\\x', 'text', 'C:\\x', 'backslash'])).toEqual({
      matches: 'unknown',
      reason: 'backslash',
    });
  });

  it('a pattern that takes too long, or is still being tried', () => {
    const each: Case = ['word', 'regex', '/(a+)+$/', 'text', 'aab', 'regexSlow'];
    expect(outcome(each, () => 'slow').matches).toBe('unknown');
    expect(outcome(each, () => 'waiting').matches).toBe('unknown');
  });
});
