/**
 * Redirects the old URL of a moved section to its new place. Part of the inline script of every page
 * (option `inline` of docusaurus-theme-static-pages); without scripts the page shows a link instead.
 */
addEventListener('DOMContentLoaded', () => {
  const stub = document.getElementById(location.hash.slice(1));
  const link = stub?.querySelector<HTMLAnchorElement>(':scope[data-moved] > a');
  if (link) location.replace(link.href);
});

export {};
