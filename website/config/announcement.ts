import type {UserThemeConfig} from '@docusaurus/theme-common';
import {currentLocale} from './currentLocale';
import type {Locale} from './locales';

interface News {
  /** With a new id, readers who closed the bar see it again. */
  readonly id: string;
  readonly text: Readonly<Record<Locale, string>>;
}

/** One sentence for all readers. Usually there is no announcement. */
const news = undefined as News | undefined;

/** The bar above the pages, in the language that Docusaurus is building. */
export const announcementBar: UserThemeConfig['announcementBar'] = news && {
  id: news.id,
  content: news.text[currentLocale()],
  isCloseable: true,
};
