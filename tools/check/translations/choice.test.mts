import {expect, it} from 'vitest';
import {translationHash} from '../../../website/src/content/translationHash.mts';
import {parsePage} from '../page.mts';
import {chooseTranslations} from './choice.mts';

const english = '---\ntitle: A\n---\n\nText.\n';
const german = (hash: string) => `---\ntitle: A\nsource_hash: "${hash}"\n---\n\nText.\n`;
const page = (id: string, hash: string) => [
  parsePage(`website/docs/${id}.mdx`, 'en', id, english),
  parsePage(`website/i18n/de/${id}.mdx`, 'de', id, german(hash)),
];
const pages = [
  ...page('fresh', translationHash(english)),
  ...page('together', 'old'),
  ...page('alone', 'old'),
];
const timeOf = (file: string) => (file.endsWith('i18n/de/alone.mdx') ? 1 : 2);
const choose = (...names: string[]) => {
  const {chosen, left, unknown} = chooseTranslations({pages}, names, timeOf);
  return [chosen.map(([{id}]) => id), left.map(([{id}]) => id), unknown];
};

it('accepts translations that changed together with their original, and leaves the others', () => {
  expect(choose()).toEqual([['together'], ['alone'], []]);
});

it('accepts the pages that are named, by either file', () => {
  expect(choose('./website/docs/alone.mdx', 'website\\i18n\\de\\together.mdx')).toEqual([
    ['together', 'alone'],
    [],
    [],
  ]);
  expect(choose('docs/none.mdx')).toEqual([[], [], ['docs/none.mdx']]);
  expect(choose('--all')[0]).toEqual(['fresh', 'together', 'alone']);
});
