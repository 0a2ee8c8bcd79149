import type {Site} from './lib/sites.mjs';

/** A control: its page, the selector to click, and a selector that matches after the response. */
export interface Control {
  readonly page: string;
  readonly isPhone?: boolean;
  readonly click: string;
  readonly response: string;
}

export type ControlName = 'menu' | 'theme' | 'tab' | 'copy' | 'search' | 'category';

const settings = '/docs/usage/settings';
const custom = '/docs/integration/custom';
const secondTab = '[role=tablist] > [role=tab]:nth-child(2)';
const category = '.theme-doc-sidebar-menu > li:first-child button.menu__caret';

const tab: Control = {
  page: custom,
  click: secondTab,
  response: `${secondTab}[aria-selected=true]`,
};
const sidebarCategory: Control = {
  page: settings,
  click: category,
  response: `${category}[aria-expanded=true]`,
};

export const controls: Record<Site['name'], Record<ControlName, Control>> = {
  ours: {
    menu: {
      page: settings,
      isPhone: true,
      click: '.navbar__toggle',
      response: '#docs-menu:popover-open',
    },
    theme: {
      page: settings,
      click: '.navbar [data-color-mode]',
      response: 'html[data-theme=dark]',
    },
    tab,
    copy: {
      page: custom,
      click: '[data-code-tool=copy]',
      response: '[data-code-tool=copy][data-copied]',
    },
    search: {
      page: settings,
      click: '[data-search-trigger]',
      response: 'dialog[open] [role=combobox]',
    },
    category: sidebarCategory,
  },
  stock: {
    menu: {
      page: settings,
      isPhone: true,
      click: '.navbar__toggle',
      response: '.navbar-sidebar--show',
    },
    theme: {
      page: settings,
      click: '.navbar [class*=colorModeToggle] button, .navbar button[class*=toggleButton]',
      response: 'html[data-theme=dark]',
    },
    tab,
    copy: {
      page: custom,
      click: '[class*=buttonGroup] button[class*=clean-btn]:last-child',
      response: '[class*=copyButtonCopied]',
    },
    search: {page: settings, click: '.aa-DetachedSearchButton', response: '.aa-Input'},
    category: sidebarCategory,
  },
};
