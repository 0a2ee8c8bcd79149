import {checkedAgainst} from './checkedAgainst';
import {address} from './address';

const docsRepository = address('DOCS_REPOSITORY_URL', 'https://github.com/mosparo/documentation');

/**
 * The documented product, as data. A fork changes the addresses with the
 * environment variables named here and leaves the rest of the site alone.
 * Only Node reads this file; components ask `useProduct()`.
 */
export const product = {
  name: 'mosparo',
  /** `npm run product -- 1.6.0` sets it and says what has to be looked at. */
  version: '1.5.4',
  /** Pages that nobody has checked against this version yet, with the version that they were checked against. */
  checkedAgainst,
  siteUrl: address('DOCS_SITE_URL', 'https://documentation.mosparo.io'),
  /** Source code of mosparo itself. */
  repository: address('DOCS_PRODUCT_REPOSITORY_URL', 'https://github.com/mosparo/mosparo'),
  /** Source of these pages: edit links and problem reports lead there. */
  docsRepository,
  editBase: `${docsRepository}/edit/main/website`,
  home: address('DOCS_HOME_URL', 'https://mosparo.io'),
  releases: address('DOCS_RELEASES_URL', 'https://github.com/mosparo/mosparo/releases'),
  news: address('DOCS_NEWS_URL', 'https://mosparo.io/news'),
} as const;

export type Product = typeof product;
