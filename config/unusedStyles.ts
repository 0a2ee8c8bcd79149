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
  // The framework's way to show an error, which has a page of its own here.
  /^\.errorBoundaryError/,
  // The framework's own notice about a wrong base address.
  /^#__docusaurus-base-url/,
];

/** Single declarations of the theme that this site can do without, as `selector{property:value`. */
export const superfluousStyles: readonly RegExp[] = [
  // Images that stand beside the text.
  /^img\[align/,
  // Browsers that know `scrollbar-width` pass over these.
  /::-webkit-scrollbar/,
  // Browsers join and space letters well by themselves; asked for it, they take longer for long pages.
  /^html\{text-rendering:/,
  // Under the pointer colors change at once, and what was pale.
  /\{transition:(?:background|background-color|border-color|color) /,
  /^\.(?:breadcrumbs__link|close|hash-link)\{transition/,
  // The sidebar stays as wide as it is.
  /^\.docSidebarContainer[^{]*\{(?:transition|will-change):/,
];
