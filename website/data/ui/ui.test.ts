import {expect, it} from 'vitest';
import {completeTranslations} from '../../config/locales';
import {listOf} from '../../texts/catalogues.cjs';
import english from './en.json';

it.each(completeTranslations)(
  'i18n/%s/ui.json has every text of en.json, and no other',
  (locale) => {
    const own = listOf(locale, 'ui.json') as Readonly<Record<keyof typeof english, object>>;
    expect(Object.keys(own.labels).sort()).toEqual([...english.labels].sort());
    expect(Object.keys(own.messages).sort()).toEqual([...english.messages].sort());
  },
);
