import {expect, it} from 'vitest';
import {visible} from './visible';

it('shows line breaks and keeps everything else', () => {
  expect(visible('  via\nxx ')).toBe('  via⏎xx ');
});
