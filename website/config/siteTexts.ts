import {currentLocale} from './currentLocale';
import type {Locale} from './locales';
import {product} from './product';

const texts: Record<Locale, {readonly title: string; readonly tagline: string}> = {
  en: {
    title: `${product.name} documentation`,
    tagline: 'Protect your forms from spam, without puzzles and on your own server',
  },
  de: {
    title: `${product.name}-Dokumentation`,
    tagline: 'Schützen Sie Ihre Formulare vor Spam, ohne Rätsel und auf dem eigenen Server',
  },
};

export const siteTexts = texts[currentLocale()];
