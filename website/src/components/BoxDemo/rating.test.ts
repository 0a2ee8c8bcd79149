import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readFragment} from '../../labs/frame/core/shared';
import {evaluate} from '../../labs/rules/core/evaluate';
import {decodeSetup} from '../../labs/rules/core/link';
import {demoItems} from './example';
import {rate, ruleLink} from './rating';

const items = demoItems.en;

describe('rate', () => {
  it.each([
    ['Best online casino! Claim your crypto bonus today.', 8, true],
    ['Best CASINO bonus, casinos everywhere', 5, true],
    ['Do you accept crypto?', 3, false],
    ['Hello, do you have time on Friday?', 0, false],
    ['', 0, false],
  ])('%j → %i points', (message, points, spam) => {
    expect(rate(message, items)).toMatchObject({points, spam});
  });

  it('marks every occurrence, and keeps the text', () => {
    const {pieces} = rate('Casino, casinos', items);
    expect(pieces.filter(({item}) => item).map(({text}) => text)).toEqual(['Casino', 'casino']);
    expect(pieces.map(({text}) => text).join('')).toBe('Casino, casinos');
  });
});

it.each(['en', 'de'] as const)('%s: the playground behind the link agrees', (locale) => {
  const words = demoItems[locale];
  const word = fc.constantFrom(...words.map(({value}) => value), 'CASINO', 'Hello', 'ca sino', '!');
  fc.assert(
    fc.property(fc.array(word, {maxLength: 5}), fc.boolean(), (parts, glued) => {
      const message = parts.join(glued ? '' : ' ');
      const hash = ruleLink(message, words).replace(/^[^#]+/, '');
      const link = readFragment('rules', hash);
      if (link.kind !== 'state') throw new Error(`The link is ${link.kind}.`);
      const {rating, spam} = evaluate(decodeSetup(link.shared).state);
      expect(rate(message, words)).toMatchObject({points: rating, spam});
    }),
  );
});
