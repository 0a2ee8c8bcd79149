import {describe, expect, it} from 'vitest';
import {main, splitOnly} from './main';

describe('options of the pictures', () => {
  it('are those of the claims, and the names of pictures', () => {
    const args = ['--url', 'http://localhost', '--only', 'login', '--disposable', '--only', 'box'];
    expect(splitOnly(args)).toEqual({
      only: ['login', 'box'],
      rest: ['--url', 'http://localhost', '--disposable'],
    });
  });

  it('that are wrong end with a message and exit code 2', async () => {
    expect(await main(['--url', 'http://localhost:1'])).toBe(2);
    expect(await main(['--disposable', '--url', 'http://localhost:1', '--admin', 'a@b.c:d'])).toBe(
      2,
    );
    expect(
      await main([
        '--disposable',
        '--url',
        'http://localhost:1',
        '--admin',
        'a@b.c:d',
        '--only',
        'x',
      ]),
    ).toBe(2);
  });
});
