/**
 * What the theme can show and this site does not: its styles are left out. Classes begin with a dot,
 * ids with a number sign. The build stops when a page shows one of them after all.
 */
export const unusedStyles: readonly RegExp[] = [
  // Building blocks of the base framework that have no place here.
  /^\.(?:badge|button|card|hero|pagination)(?:--|__title|$)/,
  /^\.(?:alert|shadow|padding--none|col--offset|tabs--block)/,
  /^\.margin-(?:vert|left|right|bottom|top--sm)/,
  /^(?:h5|h6|hr|iframe|kbd)$/,
  // Bars and footers in other colors, a footer with a logo or in one row.
  /^\.(?:navbar--(?:dark|primary)|darkNavbar|footer--dark|footerLogo|footer__(?:logo|link-sep))/,
  // A bar that stays when the reader scrolls.
  /^\.anchorTargetSticky/,
  // Tags under a page, and lists of tasks.
  /^\.(?:tag|containsTaskList)/,
  // A sidebar that can be folded away.
  /^\.(?:collapseSidebarButton|expandButton|sidebarHidden|doc\w+(?:Enhanced|ContainerHidden))/,
  // Kinds of entries in menus.
  /^\.(?:menuHtmlItem|menuExternalLink|menu__link--sublist-caret)/,
  // The framework's own notice about a wrong base address.
  /^#__docusaurus-base-url/,
];
