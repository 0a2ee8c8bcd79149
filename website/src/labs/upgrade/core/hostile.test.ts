import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {MAX_LINK} from '../../frame/core/shared';
import {choiceNames, defaults, fromShared, options, toEntries} from './choices';
import {upgradePath} from './path';

it('any address gives known choices, a path or a refusal, and a short note of what is unknown', () => {
  fc.assert(
    fc.property(hostileText(MAX_LINK), hostileText(MAX_LINK), (first, second) => {
      const links = [
        new URLSearchParams({from: first, to: second, kind: first, database: second}),
        new URLSearchParams(first),
      ];
      for (const shared of links) {
        expectQuick(() => {
          const {choices, unknown} = fromShared(shared);
          upgradePath(choices.from, choices.to, choices.kind, choices.database);
          for (const name of choiceNames) expect(options[name]).toContain(choices[name]);
          for (const {value} of unknown) expect(value.length).toBeLessThanOrEqual(40);
        });
      }
    }),
    {numRuns: 30},
  );
});

describe('an address', () => {
  const read = (query: string) => fromShared(new URLSearchParams(query));

  it('restores what it was made from', () => {
    const choices = {...defaults, from: '1.0.3', kind: 'source', database: 'mysql'} as const;
    const query = new URLSearchParams(toEntries(choices).map(([name, value]) => [name, value]));
    expect(read(query.toString())).toEqual({choices, unknown: []});
  });

  it('may leave out names', () => {
    expect(read('from=1.4.2')).toEqual({choices: {...defaults, from: '1.4.2'}, unknown: []});
  });

  it.each(['constructor', '__proto__', '', '1.5', 'v1.5.4', '<b>'])(
    'with the unknown version "%s" says so, and keeps the rest',
    (value) => {
      const {choices, unknown} = read(`from=${encodeURIComponent(value)}&kind=source`);
      expect(choices).toEqual({...defaults, kind: 'source'});
      expect(unknown).toEqual([{name: 'from', value}]);
    },
  );
});
