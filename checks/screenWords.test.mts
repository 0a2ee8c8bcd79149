/** Captions and alternative texts of pictures are spelled right, by the dictionary of each language. */
import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {locales, type Locale} from '../config/locales.ts';
import {screens} from '../data/screens/index.ts';
import {docsFolder} from './site.mts';

/** Quotations are the product's own words. */
const quotation = /“[^”]*”|„[^“]*“/g;

/** Output of the spell checker for a text, as if it were on a page. */
async function spelling(locale: Locale, words: string): Promise<string[]> {
  const {stdin, stdout} = spawn(
    'node_modules/.bin/cspell',
    ['--no-progress', '--no-summary', `stdin://${docsFolder(locale)}/screens.mdx`],
    {stdio: ['pipe', 'pipe', 'ignore']},
  );
  stdin.end(words.replace(quotation, ''));
  return (await text(stdout)).split('\n').filter(Boolean);
}

it.each(locales)('%s: only the deliberate misspelling is found', async (locale) => {
  const texts = Object.values(screens).flatMap(({alt, caption}) => [alt[locale], caption[locale]]);
  expect(await spelling(locale, [...texts, 'Sentense'].join('\n\n'))).toEqual([
    expect.stringContaining('Sentense'),
  ]);
});
