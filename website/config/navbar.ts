import type {UserThemeConfig} from '@docusaurus/theme-common';
import {product} from './product';

type Place = {readonly label: string; readonly position: 'left' | 'right'};

/**
 * The kinds of items in use, as a closed type, because Docusaurus reports an unknown kind only when it renders the first
 * page. Pages are `to` links: items of the kind `doc` would all be active on any page of their sidebar.
 */
type Item =
  | ({readonly type: 'docSidebar'; readonly sidebarId: string} & Place)
  | ({readonly to: string} & Place)
  | ({readonly href: string} & Place)
  | {readonly type: 'localeDropdown' | 'search'; readonly position: 'left' | 'right'};

type NavbarConfig = NonNullable<UserThemeConfig['navbar']> & {readonly items: readonly Item[]};

/** German labels: i18n/de/docusaurus-theme-classic/navbar.json. */
export const navbar = {
  title: product.name,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
    {to: '/docs/translating', label: 'Translating', position: 'left'},
    {to: '/docs/testing', label: 'Testing', position: 'left'},
    {type: 'localeDropdown', position: 'right'},
    {href: product.repository, label: 'Source code', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies NavbarConfig;
