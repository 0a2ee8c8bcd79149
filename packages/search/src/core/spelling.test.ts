import {describe, expect, test} from 'vitest';
import {otherSpellings} from './spelling';

describe('British and American spellings', () => {
  test.each([
    ['organisation', 'organization'],
    ['anonymised', 'anonymized'],
    ['analyse', 'analyze'],
    ['colour', 'color'],
    ['behaviours', 'behaviors'],
    ['licence', 'license'],
    ['centre', 'center'],
    ['catalogue', 'catalog'],
    ['cancelled', 'canceled'],
    ['grey', 'gray'],
  ])('%s and %s', (british, american) => {
    expect(otherSpellings(british)).toContain(american);
    expect(otherSpellings(american)).toContain(british);
  });

  test.each(['hour', 'wise', 'form', 'update', ''])('%s has one spelling', (word) => {
    expect(otherSpellings(word)).toEqual([]);
  });
});
