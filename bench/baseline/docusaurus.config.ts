import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {footer} from '../../website/config/footer';
import {i18n} from '../../website/config/locales';
import {navbar} from '../../website/config/navbar';
import {product} from '../../website/config/product';
import {siteTexts} from '../../website/src/build/siteTexts';
import remarkKnownIssues from '../../website/src/content/markdown/remarkKnownIssues';

/**
 * Configuration of the stock site that prepare.mts creates: our pages with the setup of `npx create-docusaurus`, which is
 * the classic preset, the flags of version 4 (so Rspack and SWC) and Prism in the browser, plus the search plugin that
 * mosparo's official documentation uses.
 */
const config: Config = {
  ...siteTexts,
  url: product.siteUrl,
  baseUrl: '/',
  favicon: 'favicon.ico',
  customFields: {product},
  i18n,
  trailingSlash: false,
  future: {v4: true},
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: product.editBase,
          // Known issues are written in the data, not on the page.
          beforeDefaultRemarkPlugins: [remarkKnownIssues],
        },
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  plugins: [
    './pageNeeds.ts',
    '../../website/src/features/screens/plugin.ts',
    // Translates the texts of the components, which are copies in the stock site.
    '../.work/stock/texts/plugin.ts',
    ['@cmfcmf/docusaurus-search-local', {indexBlog: false, language: ['en', 'de']}],
  ],
  themeConfig: {
    image: 'img/social.png',
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    navbar: {...navbar, items: navbar.items.filter(({type}) => type !== 'search')},
    footer,
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: [
        'apacheconf',
        'bash',
        'csharp',
        'diff',
        'docker',
        'http',
        'ini',
        'java',
        'nginx',
        'php',
        'powershell',
        'ruby',
        'sql',
        'systemd',
        'toml',
      ],
    },
  },
};

export default config;
