import {describe, expect, test} from 'vitest';
import {findPassage, soughtOf} from './passage';
import {writeColumns, writeRow} from './rows';

/** What is shown of a text for these words. */
function passage(text: string, words: readonly string[], heading = 'Heading') {
  const sought = soughtOf(
    words.map((word) => ({typed: word, isCorrected: false, terms: [word], weight: 1})),
    'en',
  );
  const {row, excerpt} = findPassage(text, heading, sought);
  return {name: row?.name, shown: excerpt.map((part) => part.text).join(''), excerpt};
}

const settings = [
  'The honeypot is a hidden field.',
  writeColumns(['Setting', 'What it does', 'Default']),
  writeRow('on', ['Enable honeypot field', 'Switches it on.', 'off']),
  writeRow('name', ['Field name', 'Name of the hidden field.', 'empty']),
].join('\n');

describe('a row of a table', () => {
  test('is shown by its name, with the names of its columns', () =>
    expect(passage(settings, ['field', 'name'])).toMatchObject({
      name: 'Field name',
      shown: 'Name of the hidden field. · Default: empty',
    }));

  test('must say more than the heading', () =>
    expect(passage(settings, ['honeypot'], 'Honeypot')).toMatchObject({
      name: undefined,
      shown: 'The honeypot is a hidden field.',
    }));

  test('is shown below its heading if only its cells are asked for', () => {
    const table = [writeColumns(['Port', 'Use']), writeRow('', ['MySQL', 'Default 3306'])];
    expect(passage(table.join('\n'), ['3306'])).toMatchObject({
      name: undefined,
      shown: 'MySQL: Use: Default 3306',
    });
  });

  test('has room for each of its cells', () => {
    const long = 'One word after another. '.repeat(20);
    const row = writeRow('', ['Timeout', long, '30 seconds']);
    const {shown} = passage(row, ['timeout']);
    expect(shown).toContain('… · 30 seconds');
    expect(shown.length).toBeLessThan(200);
  });
});

const long = `${'Some words before it. '.repeat(20)}Here is the needle in the hay. ${'And after it. '.repeat(20)}`;

describe('sentences', () => {
  test('the one with the match', () => {
    const {shown, excerpt} = passage(long, ['needle']);
    expect(shown).toMatch(/^Here is the needle in the hay\./);
    expect(shown.length).toBeLessThan(200);
    expect(excerpt.filter(({match}) => match)).toEqual([{text: 'needle', match: true}]);
  });

  test('a long one is shown from some words before the match', () => {
    const sentence = `${'one word after another '.repeat(20)}needle ${'and more '.repeat(30)}`;
    expect(passage(sentence, ['needle']).shown).toMatch(/^… .{10,40}needle and more .* …$/);
  });

  test('a label is no sentence', () =>
    expect(passage('Needles\nThis is a sentence with a needle in it.', ['needle']).shown).toBe(
      'This is a sentence with a needle in it.',
    ));

  test('between equals, the one that the section begins with', () =>
    expect(
      passage('Delays slow visitors down. The delay of a visitor ends by itself.', [
        'delay',
        'visitor',
      ]).shown,
    ).toMatch(/^Delays slow visitors down\./));

  test('one with more words of the query comes before the beginning', () =>
    expect(
      passage('Delays slow bots down. The delay of a visitor ends by itself.', ['delay', 'visitor'])
        .shown,
    ).toMatch(/^The delay of a visitor/));

  test('the text behind it fills the rest of the excerpt', () => {
    const {shown} = passage(`A needle. ${'More words of the section '.repeat(20)}`, ['needle']);
    expect(shown).toMatch(/^A needle\. More words .* …$/);
    expect(shown.length).toBeGreaterThan(160);
  });

  test('without a match the first one', () =>
    expect(passage(long, ['absent']).shown).toMatch(/^Some words before it\./));

  test('none in an empty text', () => expect(passage('', ['x']).shown).toBe(''));
});
