/** What is written about pictures is spelled right, each language by its own dictionary. */
import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {locales, type Locale} from '../config/locales.ts';
import {screens} from '../data/screens/index.ts';
import {docsFolder} from './site.mts';

/** Quotations are the product's own words. */
const quotation = /“[^”]*”|„[^“]*“/g;

/** What the spell checker says about a text, as if it stood on a page. */
async function spelling(locale: Locale, words: string): Promise<string[]> {
  const {stdin, stdout} = spawn(
    'node_modules/.bin/cspell',
    ['--no-progress', '--no-summary', `stdin://${docsFolder(locale)}/screens.mdx`],
    {stdio: ['pipe', 'pipe', 'ignore']},
  );
  stdin.end(words.replace(quotation, ''));
  return (await text(stdout)).split('\n').filter(Boolean);
}

it.each(locales)('%s: of the words about pictures only the wrong one is found', async (locale) => {
  const texts = Object.values(screens).flatMap(({alt, caption}) => [alt[locale], caption[locale]]);
  expect(await spelling(locale, [...texts, 'Sentense'].join('\n\n'))).toEqual([
    expect.stringContaining('Sentense'),
  ]);
});
