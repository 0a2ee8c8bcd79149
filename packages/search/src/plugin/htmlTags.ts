/** Elements whose text is not indexed. */
export const ignoredTags = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'button',
  'noscript',
  'template',
  'footer',
  'dialog',
  'input',
  'select',
  'textarea',
  // Column headers are no sentences, and many tables have the same ones.
  'thead',
]);
export const ignoredClasses = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-breadcrumbs',
  'table-of-contents',
  'sr-only',
];
export const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'button',
  'cite',
  'code',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
]);
export const cellTags = new Set(['td', 'th']);
/** Elements that end a line of the text. */
export const lineTags = new Set([
  ...['p', 'li', 'tr', 'dd', 'h4', 'h5', 'h6', 'summary', 'caption', 'figcaption', 'blockquote'],
  ...['div', 'section', 'table', 'ul', 'ol', 'details', 'figure'],
]);
