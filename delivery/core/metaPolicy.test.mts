import {expect, it} from 'vitest';
import {withPolicy} from './metaPolicy.mts';

const policy = {'default-src': ["'none'"], 'frame-ancestors': ["'none'"]};

it('the policy follows the character set, without directives that only a header can set', () => {
  expect(withPolicy('<head><meta charset=UTF-8><script>a()</script>', policy, 'a.html')).toBe(
    '<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><meta name="referrer" content="same-origin"><script>a()</script>',
  );
});

it('a page without <meta charset> is an error', () => {
  expect(() => withPolicy('<p>', policy, 'a.html')).toThrow(/^a\.html has no <meta charset/);
});
