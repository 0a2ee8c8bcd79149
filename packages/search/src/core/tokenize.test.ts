import {describe, expect, test} from 'vitest';
import {tokenize} from './tokenize';

const terms = (text: string, language: 'en' | 'de' = 'en') =>
  tokenize(text, language).map(({term}) => term);

describe('tokenize', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['Rule packages.', ['rule', 'packages']],
    ['two-factor', ['twofactor', 'two', 'factor']],
    ['CACHE_ADAPTER', ['cacheadapter', 'cache', 'adapter']],
    ['MOSPARO_CACHE_ADAPTER', ['mosparocacheadapter', 'mosparo', 'cache', 'adapter']],
    ['env.mosparo.php', ['envmosparophp', 'env', 'mosparo', 'php']],
    ['mosparo:cleanup-database', ['mosparocleanupdatabase', 'mosparo', 'cleanup', 'database']],
    [
      '/api/v1/verification/verify',
      ['apiv1verificationverify', 'api', 'v1', 'verification', 'verify'],
    ],
    ['resetState()', ['resetstate', 'reset', 'state']],
    ['GeoIP', ['geoip', 'geo', 'ip']],
    ['1.5.4', ['154', '1', '5', '4']],
    ['"quotes" (brackets) end…', ['quotes', 'brackets', 'end']],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  test('a German compound has the same first term with and without a hyphen', () => {
    expect(terms('Sicherheits-Einstellungen', 'de')[0]).toBe(
      terms('Sicherheitseinstellungen', 'de')[0],
    );
  });

  test('offsets refer to the displayed text, also after umlauts', () => {
    const text = 'Für größere Häufigkeit';
    const places = tokenize(text, 'de').map(({start, end}) => text.slice(start, end));
    expect(places).toEqual(['Für', 'größere', 'Häufigkeit']);
  });

  test('a hash is no word', () => expect(terms('a'.repeat(64))).toEqual([]));
});
