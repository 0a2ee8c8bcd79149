import {describe, expect, it} from 'vitest';
import {textCallsOf} from './calls.mjs';
import {fill, inEachLanguage, same, t} from './index';

describe('t', () => {
  it('stays English without a translation', () => {
    expect(t('No such text')).toEqual(same('No such text'));
  });
});

it('same returns the text for every language', () => {
  expect(same('API')).toMatchObject({en: 'API', de: 'API'});
});

it('inEachLanguage creates one object for each language', () => {
  const texts = inEachLanguage((translate, locale) => ({name: translate('No such text'), locale}));
  expect(texts.de).toEqual({name: 'No such text', locale: 'de'});
});

describe('fill', () => {
  it('replaces placeholders by values and leaves other braces', () => {
    expect(fill('{count} of {all} {else}', {count: 1, all: 'two'})).toBe('1 of two {else}');
  });

  it('replaces placeholders in every language of a text', () => {
    const text = {...same('Replaces {what}.'), de: 'Ersetzt {what}.'};
    const what = {...same('the name'), de: 'den Namen'};
    expect(fill(text, {what})).toEqual({
      ...same('Replaces the name.'),
      de: 'Ersetzt den Namen.',
    });
  });
});

describe('textCallsOf', () => {
  const calls = (code: string) => textCallsOf('a.ts', `import {t} from '../texts';\n${code}`);

  it('finds texts with their context, also over several lines', () => {
    expect(calls("a(t('One'), t(\n  'Two',\n  'verb',\n));")).toMatchObject([
      {text: 'One', context: undefined, isInner: false},
      {text: 'Two', context: 'verb', isInner: false},
    ]);
  });

  it('marks texts inside inEachLanguage', () => {
    const found = calls("inEachLanguage((t) => ({a: [t('One')]}));\nt('Two');");
    expect(found.map(({isInner}) => isInner)).toEqual([true, false]);
  });

  it('reports a computed text as undefined', () => {
    expect(calls('t(`${name} text`);')).toMatchObject([{text: undefined}]);
  });

  it('ignores files with a t of their own', () => {
    expect(textCallsOf('a.ts', "const t = (a) => a;\nt('One');")).toEqual([]);
  });
});
