import fc from 'fast-check';
import {expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {encodeShared, MAX_LINK} from '../../frame/core/shared';
import {parseColor} from './color';
import {readValue, valueOf, withValue} from './design';
import {allFields} from './fields';
import {decodeDesign, encodeDesign} from './link';
import {lookOf} from './look';
import {pairsOf} from './pairs';

const field = fc.constantFrom(...allFields);

it('any link shows a box, and what is invalid is the default', () => {
  fc.assert(
    fc.property(field, hostileText(MAX_LINK), hostileText(MAX_LINK), ({key}, value, text) => {
      for (const shared of [new URLSearchParams({[key]: value}), new URLSearchParams(text)]) {
        const design = decodeDesign(shared).state;
        for (const each of allFields)
          expect(readValue(each, design.values[each.key] ?? '')).toBe(valueOf(design, each.key));
        expect(encodeShared('box', encodeDesign(design)).length).toBeLessThan(MAX_LINK);
        expectQuick(() => void pairsOf(lookOf(decodeDesign(shared).state), 'advanced'));
      }
    }),
  );
});

it('any value that is typed is taken or refused', () => {
  fc.assert(
    fc.property(field, hostileText(20_000), (each, typed) => {
      const design = withValue(decodeDesign(new URLSearchParams()).state, each.key, typed);
      expectQuick(() => void valueOf(design, each.key));
      expect(readValue(each, valueOf(design, each.key))).toBe(valueOf(design, each.key));
    }),
  );
});

it('a color with endless white space is refused', () => {
  const space = ' '.repeat(5000);
  const color = `rgb(1${space}1${space}1${space}/${space}x`;
  expect(parseColor(color)).toBeUndefined();
  expectQuick(() => void parseColor(color));
});
