import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const good = {url: 'http://localhost:8080/', admin: 'a@example.com:b:long'};
const argsOf = ({url, admin}: Partial<typeof good>, ...others: string[]) => [
  '--disposable',
  ...(url ? ['--url', url] : []),
  ...(admin ? ['--admin', admin] : []),
  ...others,
];

describe('options', () => {
  it('are read, also a password with a colon', () => {
    expect(readOptions(argsOf(good, '--page', 'api/', '--page', 'cli'))).toMatchObject({
      url: 'http://localhost:8080',
      admin: {email: 'a@example.com', password: 'b:long'},
      pages: ['api/', 'cli'],
    });
  });

  it.each(['http://127.0.0.1', 'https://[::1]:8443/sub/path', 'http://localhost'])('%s', (url) => {
    expect(readOptions(argsOf({...good, url}))?.url).toBe(url);
  });

  it.each([
    ['no URL', argsOf({...good, url: ''}), /--url "" .* http:\/\/localhost:8080/],
    ['a URL without scheme', argsOf({...good, url: 'localhost:8080'}), /no URL of this computer/],
    ['another computer', argsOf({...good, url: 'https://mosparo.example.com'}), /of this computer/],
    [
      'a name that only begins so',
      argsOf({...good, url: 'http://localhost.evil.example'}),
      /--url/,
    ],
    ['no promise', argsOf(good).slice(1), /--disposable/],
    ['no administrator', argsOf({...good, admin: ''}), /--admin needs/],
    ['no password', argsOf({...good, admin: 'a@example.com'}), /--admin needs/],
    ['a short password', argsOf({...good, admin: 'a@example.com:b'}), /at least 6 characters/],
    ['an unknown option', argsOf(good, '--nothing'), /--nothing/],
  ])('%s is refused with its remedy', (_name, args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
