import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {parseFrontMatter} from '../../website/src/build/frontMatter';
import {inlineParts} from '../../website/config/inlineParts';
import {i18n} from '../../website/config/locales';
import {product} from '../../website/config/product';
import {markdownCopiesOptions} from '../../website/src/build/markdownCopies';
import remarkCode from '../../website/src/content/markdown/remarkCode';
import {staticFolders} from '../../website/config/locales';
import {currentLocale} from '../../website/config/currentLocale';
import remarkScreens from '../../website/src/content/markdown/remarkScreens';
import remarkTables from '../../website/src/content/markdown/remarkTables';
import remarkTerms from '../../website/src/content/markdown/remarkTerms';
import staticPages from 'docusaurus-theme-static-pages';
import {ssrTemplate} from 'docusaurus-theme-static-pages/ssrTemplate';
import {changeFor} from './faults';
import {pseudoLocale, pseudoPlugin, remarkPseudo, text, withPseudoTitles} from './pseudo';

/**
 * A second site with the same theme, for tests of features that the documentation itself does not use. `KITCHEN_FAULT`
 * (see faults.ts) breaks it on purpose.
 */
const broken = changeFor(process.env.KITCHEN_FAULT);
const remarkPlugins = [remarkCode, remarkTables, remarkTerms, remarkScreens, remarkPseudo];

const links = [
  {label: text('Plain page'), to: '/plain'},
  {label: text('Tabs'), to: '/docs/tabs'},
];

const config: Config = {
  title: 'Kitchen sink',
  url: 'https://kitchen.example.com',
  baseUrl: '/',
  // Screenshots are those of the site.
  staticDirectories: [
    'static',
    ...staticFolders(currentLocale())
      .slice(1)
      .map((folder) => `../../website/${folder}`),
  ],
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: 'favicon.ico',
  ssrTemplate,
  customFields: {product},
  i18n: {
    defaultLocale: 'en',
    locales: [...i18n.locales, pseudoLocale],
    localeConfigs: {
      ...i18n.localeConfigs,
      [pseudoLocale]: {label: 'Pseudo', htmlLang: pseudoLocale, baseUrl: `/${pseudoLocale}/`},
    },
  },
  onBrokenLinks: 'throw',
  markdown: {
    parseFrontMatter: withPseudoTitles(parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: 'throw'},
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    // With this cache the server's compiler would wait for pages that the browser's compiler does not compile here, because
    // of docusaurus-theme-static-pages.
    faster: {mdxCrossCompilerCache: false},
  },
  clientModules: [
    '../../website/src/features/pageTools/index.ts',
    '../../website/src/features/tableFilter/index.ts',
  ],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    [
      '@docusaurus/plugin-content-docs',
      {
        path: broken.docs ?? 'docs',
        sidebarPath: './sidebars.ts',
        remarkPlugins,
        versions: {current: {label: '2.0', path: 'next'}},
        ...(broken.docs && {disableVersioning: true}),
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {path: 'blog', remarkPlugins, onUntruncatedBlogPosts: 'ignore'},
    ],
    ['@docusaurus/plugin-content-pages', {path: 'pages', remarkPlugins}],
    path.resolve(__dirname, '../../website/texts/plugin.ts'),
    path.resolve(__dirname, '../../website/src/content/markdown/plugin.ts'),
    'docusaurus-theme-static-pages/bundler',
    pseudoPlugin,
    ['docusaurus-plugin-markdown-copies', markdownCopiesOptions],
    path.resolve(__dirname, '../../website/src/build/publishedFiles.ts'),
  ],
  themes: [
    '@docusaurus/theme-classic',
    (context) => staticPages(context, {articles: 'all', infima: false, inline: inlineParts}),
    ['docusaurus-theme-section-search', {viewEndpoint: '/search-views'}],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    announcementBar: {id: 'kitchen', content: text('Kitchen sink'), isCloseable: true},
    navbar: {
      title: 'Kitchen sink',
      hideOnScroll: true,
      items: broken.navbarItems ?? [
        {type: 'docSidebar', sidebarId: 'kitchen', label: text('Sidebar'), position: 'left'},
        {type: 'doc', docId: 'tabs', label: text('Tabs doc'), position: 'left'},
        {type: 'doc', docId: 'draft', label: text('Draft doc'), position: 'left'},
        {to: '/plain', label: text('Plain link'), position: 'left'},
        {type: 'dropdown', label: text('Dropdown'), position: 'left', items: links},
        {type: 'html', value: '<b class="navbar__item">Raw html</b>', position: 'right'},
        {type: 'docsVersion', label: text('Latest docs'), position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      // Both kinds of footers: columns in English, a single row in German.
      links:
        process.env.DOCUSAURUS_CURRENT_LOCALE === 'de'
          ? links
          : [
              {title: text('First'), items: links},
              {title: text('Second'), items: [{label: text('Blog'), to: '/blog'}]},
            ],
      logo: {
        alt: 'Kitchen logo',
        src: 'img/logo.svg',
        href: 'https://kitchen.example.com',
        width: 48,
        height: 48,
      },
      copyright: text('Kitchen copyright'),
    },
  } satisfies UserThemeConfig as UserThemeConfig,
};

export default config;
