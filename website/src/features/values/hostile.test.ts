import fc from 'fast-check';
import {afterEach, expect, it, vi} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileJson, hostileText} from 'hostile-input/texts';
import {ownHost} from './ownHost';
import {placeholders, type ValueName} from '../../content/markdown/placeholders.mjs';
import {readValues} from './store';
import {readValue} from './validate';

const names = Object.keys(placeholders) as ValueName[];

afterEach(() => vi.unstubAllGlobals());

it('any stored text gives values that are texts', () => {
  const stored = fc.oneof(
    hostileText(50_000),
    hostileJson(5000).map((value) => JSON.stringify(value)),
    hostileJson(5000).map((value) => JSON.stringify({host: value, toString: value})),
  );
  fc.assert(
    fc.property(stored, (text) => {
      vi.stubGlobal('localStorage', {getItem: () => text});
      expectQuick(() => void ownHost());
      expect(ownHost()).toMatch(/^[a-z0-9.-]{1,253}$/);
      const values = Object.entries(readValues());
      for (const [name, value] of values) {
        expect(names).toContain(name);
        expect(typeof value).toBe('string');
      }
    }),
  );
});

it('any value that is typed is taken or refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), hostileText(20_000), (name, typed) => {
      expectQuick(() => void readValue(name, typed));
      expect(readValue(name, typed) ?? '').toMatch(/^[\w.-]{0,253}$/);
    }),
  );
});
