import {describe, expect, it} from 'vitest';
import {locales} from '@site/config/locales';
import {glossary, type GlossaryEntry} from '@site/data/glossary';
import {same} from '@site/texts';
import {sortTerms} from './sortTerms';

const entries: Readonly<Record<string, GlossaryEntry>> = {
  verification: {term: {...same('Verification'), de: 'Überprüfung'}, definition: same('x')},
  token: {term: same('Token'), definition: same('x')},
  value: {term: {...same('Value'), de: 'Wert'}, definition: same('x')},
};

describe('sortTerms', () => {
  it.each([
    ['en', ['token', 'value', 'verification']],
    // In German, "Ü" belongs to "U", not behind "Z".
    ['de', ['token', 'verification', 'value']],
  ] as const)('sorts by the terms of the language %s', (locale, ids) => {
    expect(sortTerms(entries, locale).map(({id}) => id)).toEqual(ids);
  });

  it('keeps every term of the real list', () => {
    expect(sortTerms(glossary, 'de')).toHaveLength(Object.keys(glossary).length);
  });
});

describe('glossary', () => {
  it.each(locales)('uses every term once in the language %s', (locale) => {
    const terms = Object.values(glossary).map(({term}) => term[locale]);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('explains in plain text, because a popover shows it', () => {
    for (const {definition} of Object.values(glossary)) {
      expect(Object.values(definition).join('')).not.toMatch(/[`*[\]]/);
    }
  });
});
