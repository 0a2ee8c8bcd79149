import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {highlight} from '../../frame/core/highlight';
import {MAX_LINK} from '../../frame/core/shared';
import {defaults} from './choices';
import {formats, writeFormat} from './formats';
import {fromShared} from './link';
import {MAX_POLICY} from './policy';
import {findResult} from './result';

const tenHosts = Array.from({length: 10}, (_, number) => `https://m${number}.example`).join('\n');

/** Everything that the lab computes when the reader types. */
function run(hosts: string, pasted: string) {
  const choices = {...defaults, hosts};
  const result = findResult(choices, pasted);
  const {merged} = result;
  if (merged) formats.forEach((format) => writeFormat(format, merged.policy, choices));
  return result;
}

it('any link gives a policy, or is refused with a reason', () => {
  fc.assert(
    fc.property(hostileText(MAX_LINK), hostileText(MAX_LINK), (hosts, text) => {
      for (const shared of [new URLSearchParams({hosts}), new URLSearchParams(text)]) {
        const {choices} = fromShared(shared).state;
        expectQuick(() => void run(choices.hosts, ''));
      }
    }),
  );
});

describe('any pasted policy', () => {
  const directive = fc.tuple(
    fc.constantFrom('', 'default-src ', 'script-src ', '<meta content="', 'default-src *. '),
    hostileText(MAX_POLICY),
  );

  it('is merged, or refused with a reason', () => {
    fc.assert(
      fc.property(directive, (parts) => {
        const pasted = parts.join('').slice(0, MAX_POLICY);
        expectQuick(() => void run(tenHosts, pasted));
      }),
    );
  });

  it.each([
    ['many sources', `default-src ${'*.a '.repeat(MAX_POLICY)}`],
    ['many directives', Array.from({length: MAX_POLICY}, (_, at) => `a${at}`).join(';')],
    ['one directive again and again', 'a;'.repeat(MAX_POLICY)],
    ['elements that never end', '<meta content '.repeat(MAX_POLICY)],
  ])('of the largest size is answered: %s', (_, text) => {
    const pasted = text.slice(0, MAX_POLICY);
    expectQuick(() => void run(tenHosts, pasted));
  });

  it('is refused, not cut, if it is too long', () => {
    const {existing, merged} = run(tenHosts, `default-src ${'a'.repeat(MAX_POLICY)}`);
    expect([existing.problem, merged]).toEqual(['tooLong', undefined]);
  });
});

it('any policy is highlighted', () => {
  fc.assert(
    fc.property(hostileText(MAX_POLICY), (text) => {
      for (const language of ['apache', 'html', 'http', 'nginx', 'program'] as const)
        expectQuick(() => void highlight(text, language));
    }),
  );
});
