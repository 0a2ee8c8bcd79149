import {expect, it} from 'vitest';
import {withPolicy} from './metaPolicy.mts';

const policy = {'default-src': ["'none'"], 'frame-ancestors': ["'none'"]};

it('stands behind the character set, without what only a header can say', () => {
  expect(withPolicy('<head><meta charset=UTF-8><script>a()</script>', policy, 'a.html')).toBe(
    '<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><meta name="referrer" content="same-origin"><script>a()</script>',
  );
});

it('refuses a page where it finds no place', () => {
  expect(() => withPolicy('<p>', policy, 'a.html')).toThrow(/^a\.html has no <meta charset/);
});
