import type {Site} from './lib/sites.mjs';

/** A control: its page, the selector to click, and a selector that matches after the response. */
export interface Control {
  readonly page: string;
  readonly isPhone?: boolean;
  readonly click: string;
  readonly answer: string;
}

export type ControlName = 'menu' | 'theme' | 'tab' | 'copy' | 'search' | 'category';

const settings = '/docs/usage/settings';
const custom = '/docs/integration/custom';
const secondTab = '[role=tablist] > [role=tab]:nth-child(2)';
const category = '.theme-doc-sidebar-menu > li:first-child button.menu__caret';

const tab: Control = {
  page: custom,
  click: secondTab,
  answer: `${secondTab}[aria-selected=true]`,
};
const sidebarCategory: Control = {
  page: settings,
  click: category,
  answer: `${category}[aria-expanded=true]`,
};

export const controls: Record<Site['name'], Record<ControlName, Control>> = {
  ours: {
    menu: {
      page: settings,
      isPhone: true,
      click: '.navbar__toggle',
      answer: '#docs-menu:popover-open',
    },
    theme: {
      page: settings,
      click: '.navbar [data-color-mode]',
      answer: 'html[data-theme=dark]',
    },
    tab,
    copy: {
      page: custom,
      click: '[data-code-tool=copy]',
      answer: '[data-code-tool=copy][data-copied]',
    },
    search: {
      page: settings,
      click: '[data-search-trigger]',
      answer: 'dialog[open] [role=combobox]',
    },
    category: sidebarCategory,
  },
  stock: {
    menu: {
      page: settings,
      isPhone: true,
      click: '.navbar__toggle',
      answer: '.navbar-sidebar--show',
    },
    theme: {
      page: settings,
      click: '.navbar [class*=colorModeToggle] button, .navbar button[class*=toggleButton]',
      answer: 'html[data-theme=dark]',
    },
    tab,
    copy: {
      page: custom,
      click: '[class*=buttonGroup] button[class*=clean-btn]:last-child',
      answer: '[class*=copyButtonCopied]',
    },
    search: {page: settings, click: '.aa-DetachedSearchButton', answer: '.aa-Input'},
    category: sidebarCategory,
  },
};
