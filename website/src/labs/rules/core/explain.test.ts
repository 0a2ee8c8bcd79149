import {describe, expect, it} from 'vitest';
import {evaluate} from './evaluate';
import {examples} from './examples';
import {unmatched} from './explain';

const explained = (name: keyof typeof examples) =>
  unmatched(evaluate(examples[name])).map(({item, field, outcome}) => [
    item.value,
    field.source,
    outcome.matches === true ? true : outcome.reason,
  ]);

describe('items that match nowhere', () => {
  it('are explained by the most informative reason', () => {
    expect(explained('limits')).toEqual([
      ['v?agra', 'textarea', 'questionMark'],
      ['24/7', 'textarea', 'slash'],
      ['seo', 'textarea', 'regexInvalid'],
      ['2001:db8::/56', 'ipAddress', 'subnetFails'],
    ]);
  });

  it('leave out those that match somewhere', () => {
    expect(explained('contact')).toEqual([
      ['casino', 'textarea', 'partOfWord'],
      [String.raw`/(https?:\/\/.*){2,}/s`, 'text', 'absent'],
    ]);
  });
});
