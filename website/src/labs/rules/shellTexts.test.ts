import {describe, expect, it} from 'vitest';
import {sources} from '../../../data/ruleTypes';
import {evaluate} from './core/evaluate';
import {examples} from './core/examples';
import {formulaOf} from './core/rating';
import {shellTexts} from './shellTexts';

const {matches, rating, spam, spamScore} = evaluate(examples.contact);

describe.each(['en', 'de'] as const)('the worked example in %s', (locale) => {
  const {rows, verdict} = shellTexts[locale];

  it('shows what the playground computes', () => {
    expect(rows.map(([, where]) => where)).toEqual(
      matches.map(({field}) => `${sources[field.source][locale]}: ${field.value}`),
    );
    expect(
      rows.map(([item]) => (item.endsWith(': guest post') ? 'guest post' : 'mail.example.net')),
    ).toEqual(matches.map(({item}) => item.value));
    expect(rows.map(([, , points]) => points.split(' = ')[0])).toEqual(
      matches.map(({factors}) => formulaOf({matches: [factors]}, locale)),
    );
  });

  it('names rating and spam score', () => {
    expect([rating, spamScore, spam]).toEqual([7, 5, true]);
    expect(verdict).toContain(String(rating));
    expect(verdict).toContain(String(spamScore));
  });
});
