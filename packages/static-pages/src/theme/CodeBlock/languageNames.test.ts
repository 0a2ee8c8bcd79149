import {expect, it} from 'vitest';
import {languages} from '../../code/languages.mjs';
import {languageName, wrapsAtFirst} from './languageNames';

it('has a name for every language of a fence, and none for plain text', () => {
  for (const language of Object.keys(languages))
    expect(languageName(language) !== '', language).toBe(language !== 'text');
  expect(languageName('bash')).toBe('Shell');
  expect(languageName('nginx')).toBe('nginx');
});

it('wraps commands', () => {
  expect(['bash', 'powershell', 'yaml'].map(wrapsAtFirst)).toEqual([true, true, false]);
});
