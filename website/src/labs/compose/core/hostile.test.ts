import fc from 'fast-check';
import {expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {highlight} from '../../frame/core/highlight';
import {MAX_LINK} from '../../frame/core/shared';
import {readDomain, readPort} from './choices';
import {composeFile} from './composeFile';
import {fromShared} from './link';
import {findCautions, findRefusals} from './problems';

it('any link gives files, or is refused with a reason', () => {
  fc.assert(
    fc.property(hostileText(MAX_LINK), hostileText(MAX_LINK), (first, second) => {
      const links = [
        new URLSearchParams({domain: first, port: second}),
        new URLSearchParams(first),
      ];
      for (const shared of links) {
        expectQuick(() => {
          const choices = fromShared(shared).state;
          findCautions(choices);
          if (findRefusals(choices).length === 0) highlight(composeFile(choices, '1.5.4'), 'yaml');
        });
      }
    }),
  );
});

it('any domain and port that are typed are taken or refused', () => {
  fc.assert(
    fc.property(hostileText(20_000), (typed) => {
      expectQuick(() => void [readDomain(typed), readPort(typed)]);
      expect(readDomain(typed) ?? 'a.b').toMatch(/^[a-z0-9.-]{1,253}$/);
      expect(readPort(typed) ?? 1).toBeLessThanOrEqual(65_535);
    }),
  );
});
