import {currentLocale} from '../../config/currentLocale';
import type {Locale} from '../../config/locales';
import {product} from '../../config/product';
import {fill, inEachLanguage} from '../../texts';

const texts: Record<Locale, {readonly title: string; readonly tagline: string}> = inEachLanguage(
  (t) => ({
    title: fill(t('{name} documentation'), {name: product.name}),
    tagline: t('Protect your forms from spam, without puzzles and on your own server'),
  }),
);

export const siteTexts = texts[currentLocale()];
