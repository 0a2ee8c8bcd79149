import {checkedAgainst} from './checkedAgainst';
import {urlVariable} from './urlVariable';

const docsRepository = urlVariable(
  'DOCS_REPOSITORY_URL',
  'https://github.com/mosparo/documentation',
);

/**
 * Facts about the documented product. A fork sets the URLs by the environment variables named here and need not change
 * the rest of the site. Only Node reads this file; components call `useProduct()`.
 */
export const product = {
  name: 'mosparo',
  /** Set by `npm run product -- 1.6.0`, which also prints what to review. */
  version: '1.5.4',
  /** Pages that were not checked against this version yet, with the version that they were checked against. */
  checkedAgainst,
  siteUrl: urlVariable('DOCS_SITE_URL', 'https://documentation.mosparo.io'),
  /** Source code of mosparo itself. */
  repository: urlVariable('DOCS_PRODUCT_REPOSITORY_URL', 'https://github.com/mosparo/mosparo'),
  /** Source of these pages: edit links and problem reports lead there. */
  docsRepository,
  editBase: `${docsRepository}/edit/main/website`,
  home: urlVariable('DOCS_HOME_URL', 'https://mosparo.io'),
  releases: urlVariable('DOCS_RELEASES_URL', 'https://github.com/mosparo/mosparo/releases'),
  news: urlVariable('DOCS_NEWS_URL', 'https://mosparo.io/news'),
} as const;

export type Product = typeof product;
