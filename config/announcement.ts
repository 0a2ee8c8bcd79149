import type {UserThemeConfig} from '@docusaurus/theme-common';
import {defaultLocale, type Locale} from './locales';

interface News {
  /** A new one brings the bar back for readers who closed it. */
  readonly id: string;
  readonly text: Readonly<Record<Locale, string>>;
}

/** What every reader should hear of, in one sentence; mostly there is nothing. */
const news = undefined as News | undefined;

/** The bar above the pages. Docusaurus names the language it is building. */
export const announcementBar: UserThemeConfig['announcementBar'] = news && {
  id: news.id,
  content: news.text[(process.env.DOCUSAURUS_CURRENT_LOCALE as Locale) ?? defaultLocale],
  isCloseable: true,
};
