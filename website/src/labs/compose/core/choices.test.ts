import {describe, expect, it} from 'vitest';
import {knownIssues} from '../../../../data/knownIssues';
import {allCombinations, defaults, readDomain, readPort, type Choices} from './choices';
import {fromShared, toEntries} from './link';
import {cautions, findCautions, findRefusals} from './problems';

describe('a domain', () => {
  it.each([
    ['mosparo.example.com', 'mosparo.example.com'],
    ['  Mosparo.Example.COM. ', 'mosparo.example.com'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
    ['a.b', 'a.b'],
    ['https://mosparo.example.com', undefined],
    ['mosparo.example.com:8443', undefined],
    ['mosparo.example.com/captcha', undefined],
    ['localhost', undefined],
    ['192.0.2.7', undefined],
    ['-a.example.com', undefined],
    ['a..example.com', undefined],
    ['müller.example', undefined],
    ['', undefined],
    ['a.example.com"; include /etc/passwd; #', undefined],
    ['a.example.com`) || Host(`b', undefined],
    ['a.example.com\n    image: evil', undefined],
    ['${HOME}.example.com', undefined],
    [`${'a'.repeat(64)}.example.com`, undefined],
    [`${'a.'.repeat(130)}com`, undefined],
  ])('%j becomes %j', (typed, expected) => {
    expect(readDomain(typed)).toBe(expected);
  });
});

describe('a port', () => {
  it.each([
    ['8080', 8080],
    [' 1 ', 1],
    ['65535', 65_535],
    ['65536', undefined],
    ['0', undefined],
    ['', undefined],
    ['80:80', undefined],
    ['-1', undefined],
    ['8e3', undefined],
  ])('%j becomes %j', (typed, expected) => {
    expect(readPort(typed)).toBe(expected);
  });
});

const refused: readonly (readonly [string, Partial<Choices>, string])[] = [
  ['no domain', {domain: 'https://x'}, 'domain'],
  ['no port', {port: '99999'}, 'port'],
  ['a port that nginx needs', {port: '443'}, 'portTaken'],
  ['a port that Cloudflare’s nginx needs', {proxy: 'cloudflare', port: '80'}, 'portTaken'],
  ['cron inside an image without cron', {image: 'unprivileged'}, 'unprivilegedCron'],
  ['a cron container of that image', {image: 'unprivileged', cron: 'separate'}, 'unprivilegedCron'],
  ['SQLite with two containers', {database: 'sqlite', cron: 'separate'}, 'sqliteSeparate'],
];

describe('refusals', () => {
  it.each(refused)('%s', (_, change, expected) => {
    expect(findRefusals({...defaults, ...change})).toEqual([expected]);
  });

  it.each<[string, Partial<Choices>]>([
    ['the defaults', {}],
    ['an invalid port that Traefik does not use', {proxy: 'traefik', port: 'x'}],
    ['port 80 without a proxy', {proxy: 'none', port: '80'}],
    ['the unprivileged image with jobs of the host', {image: 'unprivileged', cron: 'host'}],
  ])('none for %s', (_, change) => {
    expect(findRefusals({...defaults, ...change})).toEqual([]);
  });
});

describe('cautions', () => {
  it.each<[Partial<Choices>, string[]]>([
    [{}, ['imageCron']],
    [{cron: 'host'}, []],
    [{cron: 'web'}, ['webCronGeoip']],
    [{cron: 'host', proxy: 'none', port: '80'}, ['noProxy', 'lowPort']],
    [{cron: 'host', proxy: 'traefik', port: '80'}, []],
    [{cron: 'host', proxy: 'cloudflare'}, ['cloudflareNetworks']],
    [{cron: 'systemd', database: 'sqlite', mail: 'none'}, ['sqlite', 'noMail']],
  ])('%j', (change, expected) => {
    expect(findCautions({...defaults, ...change})).toEqual(expected);
  });
});

it.each([
  ['imageCron', 'docker-cron-rule-packages'],
  ['webCronGeoip', 'web-cron-geoip-interval'],
])('the caution %s is about the known issue %s: remove both together', (caution, issue) => {
  expect(cautions).toHaveProperty(caution);
  expect(knownIssues).toHaveProperty(issue);
});

describe('a link', () => {
  it('restores every choice', () => {
    for (const choices of allCombinations()) {
      const entries = toEntries(choices).map(([name, value]) => [name, value]);
      expect(fromShared(new URLSearchParams(entries))).toEqual({state: choices, unread: 0});
    }
  });

  it('with invalid values gives the defaults', () => {
    expect(
      fromShared(new URLSearchParams('image=toString&cron=&proxy=__proto__&x=y&toString=a')),
    ).toEqual({state: defaults, unread: 5});
    expect(fromShared(new URLSearchParams())).toEqual({state: defaults, unread: 0});
  });

  it('with too long texts is refused', () => {
    const {domain, port} = fromShared(
      new URLSearchParams({domain: 'a'.repeat(9999), port: '1'.repeat(9999)}),
    ).state;
    expect([domain.length, port.length]).toEqual([254, 6]);
    expect([readDomain(domain), readPort(port)]).toEqual([undefined, undefined]);
  });
});
