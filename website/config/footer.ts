import type {UserThemeConfig} from '@docusaurus/theme-common';
import {product} from './product';

type FooterConfig = NonNullable<UserThemeConfig['footer']>;

/** German labels: i18n/de/docusaurus-theme-classic/footer.json. */
export const footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs/about/introduction'},
        {label: 'Quickstart', to: '/docs/quickstart'},
        {label: 'Custom integration', to: '/docs/integration/custom'},
        {label: 'API reference', to: '/docs/category/api'},
        {label: 'What’s new', to: '/docs/whats_new'},
      ],
    },
    {
      title: 'Website',
      items: [
        {label: 'Home', href: product.home},
        {label: 'Release history', href: product.releases},
        {label: 'News', href: product.news},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Repository', href: product.repository},
        {label: 'Source of these pages', href: product.docsRepository},
      ],
    },
  ],
  copyright: `Documentation of ${product.name}. MIT license.`,
} satisfies FooterConfig;
