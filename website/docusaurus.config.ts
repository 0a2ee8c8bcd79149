import {markdownCopies} from 'docusaurus-plugin-markdown-copies';
import {sectionSearch} from 'docusaurus-theme-section-search';
import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as RedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './config/announcement';
import {footer} from './config/footer';
import {parseFrontMatter} from './src/build/frontMatter';
import {linkToFallback} from './src/build/linkToFallback';
import {headTags} from './src/build/head';
import {inlineParts} from './config/inlineParts';
import {i18n, staticFolders} from './config/locales';
import {currentLocale} from './config/currentLocale';
import {navbar} from './config/navbar';
import {product} from './config/product';
import {redirects} from './config/redirects.mjs';
import {vcs} from './config/vcs';
import {markdownCopiesOptions} from './src/build/markdownCopies';
import {searchOptions} from './src/build/searchOptions';
import {siteTexts} from './src/build/siteTexts';
import remarkCode from './src/content/markdown/remarkCode';
import remarkEntries from './src/content/markdown/remarkEntries';
import remarkKnownIssues from './src/content/markdown/remarkKnownIssues';
import remarkMessages from './src/content/markdown/remarkMessages';
import remarkScreens from './src/content/markdown/remarkScreens';
import remarkSearchWords from './src/content/markdown/remarkSearchWords';
import remarkTables from './src/content/markdown/remarkTables';
import remarkTerms from './src/content/markdown/remarkTerms';
import remarkUntranslated from './src/content/markdown/remarkUntranslated';
import {screenView} from './src/content/screens/screenView';
import staticPages, {type StaticPagesOptions} from 'docusaurus-theme-static-pages';
import {ssrTemplate} from 'docusaurus-theme-static-pages/ssrTemplate';

const remarkPlugins = [
  remarkCode,
  remarkTerms,
  remarkMessages,
  remarkTables,
  remarkEntries,
  remarkScreens,
  remarkUntranslated,
];
const staticPagesOptions: Partial<StaticPagesOptions> = {
  articles: 'all',
  infima: false,
  inline: inlineParts,
};

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: product.editBase,
  editLocalizedFiles: true,
  breadcrumbs: true,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [remarkSearchWords, remarkKnownIssues],
  remarkPlugins,
};

const config: Config = {
  ...siteTexts,
  url: product.siteUrl,
  baseUrl: '/',
  staticDirectories: staticFolders(currentLocale()),
  trailingSlash: false,
  favicon: 'favicon.ico',
  headTags,
  ssrTemplate,
  customFields: {product, dashboard: screenView('dashboard', currentLocale())},
  i18n,
  // Replaced by BaseUrlNotice on the start page.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: linkToFallback, onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // Off: the stored keys are part of the specification, so they carry no namespace.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    // It makes the server wait for what the browser's compiler has made of a page: nothing (docusaurus-theme-static-pages).
    faster: {mdxCrossCompilerCache: false},
    experimental_vcs: vcs,
  },
  clientModules: [
    './src/features/font/index.ts',
    './src/features/pageTools/index.ts',
    './src/features/languageHint/index.ts',
    './src/features/tableFilter/index.ts',
    './src/labs/islands.ts',
    './src/articleStyles.ts',
  ],
  plugins: [
    // First: its style sheet names the order of all layers.
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', {remarkPlugins} satisfies PagesOptions],
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: null, changefreq: null, priority: null} satisfies SitemapOptions,
    ],
    ['@docusaurus/plugin-client-redirects', {redirects} satisfies RedirectsOptions],
    './texts/plugin.ts',
    './src/content/markdown/plugin.ts',
    'docusaurus-theme-static-pages/bundler',
    './src/content/openapi/plugin.ts',
    markdownCopies(markdownCopiesOptions),
    './src/build/labStyles.ts',
    './src/build/publishedFiles.ts',
  ],
  themes: [
    '@docusaurus/theme-classic',
    (context) => staticPages(context, staticPagesOptions),
    // Behind theme-classic, whose empty search bar would win otherwise.
    sectionSearch(searchOptions),
  ],
  themeConfig: {
    image: 'img/social.png',
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    announcementBar,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
  } satisfies UserThemeConfig,
};

export default config;
