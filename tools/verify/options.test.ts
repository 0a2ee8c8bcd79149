import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const key = '-3Frv_JJnwwxk1KFV7h32Ov3Gqa8_GqADPFmbFOf6Ek';
const uuid = '0b6a4f0e-7b63-4c53-8a59-2f6f5c3f9d21';
const good = ['--url', 'http://localhost:8080/', '--disposable', '--admin', 'a@example.com:b:c'];
const keys = ['--uuid', uuid, '--public-key', key, '--private-key', key];

describe('options', () => {
  it('are read, with a key that begins with a hyphen and a password with a colon', () => {
    const options = readOptions([...good, ...keys, '--page', 'api/', '--page', 'cli']);
    expect(options).toMatchObject({
      url: 'http://localhost:8080',
      keys: {uuid, publicKey: key, privateKey: key},
      admin: {email: 'a@example.com', password: 'b:c'},
      pages: ['api/', 'cli'],
      record: true,
    });
  });

  it.each([
    ['no URL', ['--disposable'], /--url is missing/],
    ['a URL without scheme', ['--url', 'localhost'], /localhost is not a URL.*http:\/\//s],
    ['another scheme', ['--url', 'ftp://localhost', '--disposable'], /only http and https/],
    ['no promise', good.filter((one) => one !== '--disposable'), /--disposable/],
    [
      'another computer',
      ['--url', 'https://mosparo.example.com', '--disposable', '--admin', 'a@example.com:b'],
      /--same-host mosparo\.example\.com/,
    ],
    ['neither keys nor administrator', good.slice(0, 3), /Give --admin, or --uuid/],
    ['a part of the keys', [...good, '--uuid', uuid], /give all three/],
    ['a short key', [...good, ...keys.slice(0, -1), 'short'], /--private-key has 5 characters/],
    ['a UUID in place of something else', [...good, ...keys, '--uuid', 'x'], /x is not a UUID/],
    ['an administrator without password', [...good, '--admin', 'a@example.com'], /needs address/],
    ['a setup with a short password', [...good, '--setup', 'sqlite'], /at least 6 characters/],
    [
      'a setup without administrator',
      [...good.slice(0, 3), ...keys, '--setup', 'sqlite'],
      /--admin/,
    ],
    ['an unknown option', [...good, '--nothing'], /--nothing/],
  ])('%s is refused with its remedy', (_name, args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
