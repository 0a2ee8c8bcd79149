import {describe, expect, it} from 'vitest';
import {defaults, type Choices} from './choices';
import {mergePolicy} from './merge';
import {findNeeds} from './needs';
import {readPolicy, writePolicy} from './policy';
import {remarks} from './remarks';
import {findResult} from './result';

const host = 'https://mosparo.example.com';

function merge(existing: string, change: Partial<Choices> = {}, origins = [host]) {
  const merged = mergePolicy(
    readPolicy(existing).policy,
    findNeeds(origins, {...defaults, ...change}),
  );
  return {...merged, text: writePolicy(merged.policy)};
}

/** Beginning of all policies for a website without one. */
const self = "default-src 'self'";

describe('a website without a policy', () => {
  it.each<[string, Partial<Choices>, string]>([
    [
      'recommended way',
      {},
      `${self}; script-src 'self' ${host}; style-src 'self' ${host}; img-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'start code with a nonce',
      {start: 'nonce'},
      `${self}; script-src 'self' 'nonce-RANDOM' ${host}; style-src 'self' ${host}; img-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'start code in the page',
      {start: 'inline'},
      `${self}; script-src 'self' 'unsafe-inline' ${host}; style-src 'self' ${host}; img-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'own copy of the script',
      {script: 'own'},
      `${self}; style-src 'self' ${host}; img-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'base stylesheet without logo',
      {styles: 'base', logo: 'hidden'},
      `${self}; script-src 'self' ${host}; style-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'own stylesheet',
      {styles: 'own'},
      `${self}; script-src 'self' ${host}; connect-src 'self' ${host}`,
    ],
    [
      'own script and own stylesheet',
      {styles: 'own', script: 'own'},
      `${self}; connect-src 'self' ${host}`,
    ],
    [
      'WordPress',
      {way: 'wordpress', start: 'nonce', script: 'own', styles: 'own'},
      `${self}; script-src 'self' 'unsafe-inline' ${host}; style-src 'self' 'unsafe-inline' ${host}; img-src 'self' data: ${host}; connect-src 'self' ${host}`,
    ],
  ])('%s', (_, change, expected) => {
    expect(merge('', change).text).toBe(expected);
  });

  it('with two installations names both', () => {
    const {text, parts} = merge('', {}, [host, 'https://other.example']);
    expect(text).toContain(`script-src 'self' ${host} https://other.example;`);
    expect(parts).toHaveLength(8);
    expect(parts.every(({outcome}) => outcome === 'added')).toBe(true);
  });
});

describe('an existing policy', () => {
  const rest = `style-src 'self' ${host}; img-src 'self' ${host}; connect-src 'self' ${host}`;

  it.each<[string, string, string, Partial<Choices>?]>([
    [
      'inherits from default-src what it does not name',
      "default-src https://cdn.example; script-src 'self'",
      `default-src https://cdn.example; script-src 'self' ${host}; style-src https://cdn.example ${host}; img-src https://cdn.example ${host}; connect-src https://cdn.example ${host}`,
    ],
    [
      "loses 'none' where something is allowed",
      "default-src 'none'; img-src 'NONE'",
      `default-src 'none'; img-src ${host}; script-src ${host}; style-src ${host}; connect-src ${host}`,
    ],
    [
      'needs nothing more when it allows the host',
      'default-src https://*.example.com',
      'default-src https://*.example.com',
    ],
    [
      'without fetch directives stays unchanged',
      "frame-ancestors 'none'",
      "frame-ancestors 'none'",
    ],
    [
      'has its own directives for elements',
      `default-src 'self'; script-src 'self'; script-src-elem 'self' https://a.example; ${rest}`,
      `default-src 'self'; script-src 'self'; script-src-elem 'self' https://a.example ${host}; ${rest}`,
    ],
    [
      'with nonces gets a nonce',
      `script-src 'nonce-abc'; ${rest}`,
      `script-src 'nonce-abc' 'nonce-RANDOM' ${host}; ${rest}`,
      {start: 'nonce'},
    ],
    [
      "with 'unsafe-inline' gets none, because it would switch that off",
      `script-src 'self' 'unsafe-inline'; ${rest}`,
      `script-src 'self' 'unsafe-inline' ${host}; ${rest}`,
      {start: 'nonce'},
    ],
    [
      'keeps what has nothing to do with mosparo',
      'Upgrade-Insecure-Requests; report-uri /csp?a=1; script-src *; connect-src *; img-src *; style-src *',
      'upgrade-insecure-requests; report-uri /csp?a=1; script-src *; connect-src *; img-src *; style-src *',
    ],
  ])('%s', (_, existing, expected, change) => {
    expect(merge(existing, change).text).toBe(expected);
  });

  it('has an outcome for each need', () => {
    const {parts} = merge("default-src 'self'; img-src https:; font-src 'self'");
    expect(parts.map(({target, outcome}) => [target, outcome])).toEqual([
      ['script-src', 'added'],
      ['style-src', 'added'],
      ['img-src', 'present'],
      ['connect-src', 'added'],
    ]);
    expect(merge("img-src 'self'").parts.map(({outcome}) => outcome)).toEqual([
      'needless',
      'needless',
      'added',
      'needless',
    ]);
  });

  it('is not extended twice', () => {
    const first = merge("default-src 'none'; script-src 'self'").text;
    expect(merge(first).text).toBe(first);
  });
});

describe('remarks', () => {
  const cases: [string, string, Partial<Choices>?][] = [
    ['copiedDefault', 'default-src https://a.example'],
    ['noneReplaced', "script-src 'none'"],
    ['silent', "script-src 'self'"],
    ['inlineKept', "script-src 'unsafe-inline'", {start: 'nonce'}],
    ['inlineIgnored', "script-src 'sha256-abc='", {start: 'inline'}],
    ['unsafeInline', '', {start: 'inline'}],
    ['oldNonce', "script-src 'nonce-abc'"],
    ['strictDynamic', "script-src 'strict-dynamic' 'nonce-x'"],
    ['trustedTypes', "require-trusted-types-for 'script'"],
    ['sandbox', 'sandbox allow-scripts'],
  ];

  it.each(cases)('%s', (remark, existing, change) => {
    expect(merge(existing, change).remarks).toContain(remark);
  });

  it('are all tested above, and a new policy has none', () => {
    expect(cases.map(([remark]) => remark)).toEqual([...remarks]);
    expect(merge('').remarks).toEqual([]);
  });
});

describe('a pasted policy', () => {
  it.each([
    ["script-src 'self'", "script-src 'self'"],
    ["  ;; script-src   'self'\t;", "script-src 'self'"],
    ["Content-Security-Policy: script-src 'self'", "script-src 'self'"],
    ["content-security-policy-report-only: script-src 'self';", "script-src 'self'"],
    [
      'add_header Content-Security-Policy "script-src \'self\'; img-src *" always;',
      "script-src 'self'; img-src *",
    ],
    ['Header always set Content-Security-Policy "report-uri /a%%20b"', 'report-uri /a%20b'],
    [
      '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'; connect-src https://a.example/?a&amp;b">',
      "script-src 'self'; connect-src https://a.example/?a&b",
    ],
    ["script-src 'self'; SCRIPT-SRC *", "script-src 'self'"],
    ['', ''],
  ])('%j', (text, expected) => {
    const {policy, problem} = readPolicy(text);
    expect(writePolicy(policy)).toBe(expected);
    expect(problem).toBeUndefined();
  });

  it('with repeated directives names them', () => {
    expect(readPolicy('img-src a; img-src b').repeated).toEqual(['img-src']);
  });

  it.each([
    ["script-src 'self', img-src *", 'several'],
    ['<script>alert(1)</script>', 'noDirective'],
    ['script-src "self"', 'characters'],
    ['script-src $host', 'characters'],
    ['script-src a\\b', 'characters'],
    ['img-src http://a/`id`', 'characters'],
    ['img-src <b>', 'characters'],
    ['42', 'noDirective'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readPolicy(text).problem).toBe(problem);
    expect(findResult(defaults, text).merged).toBeUndefined();
  });
});

describe('the result', () => {
  it('counts an address once, however it is written', () => {
    const hosts = 'mosparo.example.com\nhttps://mosparo.example.com/x';
    expect(findResult({...defaults, hosts}, '').merged?.parts).toHaveLength(4);
  });

  it('is missing while an address is invalid', () => {
    const {merged, hosts} = findResult({...defaults, hosts: 'mosparo.example.com\na b'}, '');
    expect(merged).toBeUndefined();
    expect(hosts[1]).toEqual({typed: 'a b', problem: 'separators'});
  });
});
