import fc from 'fast-check';
import {expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {canonical} from './canonical';
import {repair} from './repair';

it('any path can be decoded after the repair, and a valid one is not changed', () => {
  fc.assert(
    fc.property(hostileText(50_000), (text) => {
      expectQuick(() => void repair(text));
      const repaired = repair(text);
      expect(() => decodeURIComponent(repaired)).not.toThrow();
      expect(repair(repaired)).toBe(repaired);
    }),
  );
});

it('any path becomes one of this host', () => {
  fc.assert(
    fc.property(hostileText(50_000), (text) => {
      expectQuick(() => void canonical(`/${text}`, '/de/'));
      expect(canonical(`/${text}`, '/de/')).toMatch(/^\/(?!\/)/);
    }),
  );
});
