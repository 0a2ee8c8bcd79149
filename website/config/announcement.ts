import type {UserThemeConfig} from '@docusaurus/theme-common';
import {currentLocale} from './currentLocale';
import type {Locale} from './locales';

interface News {
  /** A new id shows the bar again to readers who closed it. */
  readonly id: string;
  readonly text: Readonly<Record<Locale, string>>;
}

/** One sentence for every reader; usually there is none. */
const news = undefined as News | undefined;

/** The bar above the pages, in the language that Docusaurus is building. */
export const announcementBar: UserThemeConfig['announcementBar'] = news && {
  id: news.id,
  content: news.text[currentLocale()],
  isCloseable: true,
};
