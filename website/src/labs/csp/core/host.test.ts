import {describe, expect, it} from 'vitest';
import {MAX_HOSTS, readHost, readHosts} from './host';

const plain = {hasPath: false, insecure: false};

describe('an address', () => {
  it.each([
    ['https://mosparo.example.com', {...plain, origin: 'https://mosparo.example.com'}],
    ['  mosparo.example.com  ', {...plain, origin: 'https://mosparo.example.com'}],
    ['HTTPS://Mosparo.Example.COM/', {...plain, origin: 'https://mosparo.example.com'}],
    ['mosparo.example.com:8443', {...plain, origin: 'https://mosparo.example.com:8443'}],
    ['https://mosparo.example.com:443', {...plain, origin: 'https://mosparo.example.com'}],
    ['müller.example', {...plain, origin: 'https://xn--mller-kva.example'}],
    ['http://localhost:8080', {...plain, origin: 'http://localhost:8080'}],
    ['http://127.0.0.1:8080', {...plain, origin: 'http://127.0.0.1:8080'}],
    [
      'https://www.example.com/mosparo',
      {...plain, hasPath: true, origin: 'https://www.example.com'},
    ],
    ['https://www.example.com/?x#y', {...plain, hasPath: true, origin: 'https://www.example.com'}],
    [
      'http://mosparo.example.com',
      {...plain, insecure: true, origin: 'http://mosparo.example.com'},
    ],
  ])('%j', (typed, host) => {
    expect(readHost(typed)).toMatchObject({host});
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ["https://a.example; script-src 'unsafe-inline'", 'separators'],
    ['https://a.example,https://b.example', 'separators'],
    ['https://a.example https://b.example', 'separators'],
    ["https://a.example/'self'", 'separators'],
    ['https://a.example"', 'separators'],
    ['<script>alert(1)</script>', 'separators'],
    ['https://$host', 'separators'],
    ['*.example.com', 'wildcard'],
    ['https://*', 'wildcard'],
    ['ftp://mosparo.example.com', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,x', 'separators'],
    ['data:text/html', 'scheme'],
    ['https://user:secret@mosparo.example.com', 'credentials'],
    ['https://[::1]:8080', 'ipv6'],
    ['https://', 'notAnAddress'],
    ['https://mosparo.example.com:99999', 'notAnAddress'],
    ['https://exa%00mple.com', 'notAnAddress'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readHost(typed)).toEqual({typed: typed.trim(), problem});
  });

  it('is read from each line', () => {
    expect(readHosts('a.example\n\n b.example \n').map(({typed}) => typed)).toEqual([
      'a.example',
      'b.example',
    ]);
    expect(readHosts('\n \n')).toEqual([{typed: '', problem: 'empty'}]);
    const read = readHosts('a.example\n'.repeat(99));
    expect(read).toHaveLength(MAX_HOSTS + 1);
    expect(read.at(-1)).toEqual({typed: '', problem: 'tooMany'});
    expect(readHosts('a.example\n'.repeat(MAX_HOSTS)).every((each) => 'host' in each)).toBe(true);
  });
});
