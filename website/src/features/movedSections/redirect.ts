/**
 * Redirects the old address of a moved section to its new place. Part of the inline script of every page
 * (option `inline` of docusaurus-theme-static-pages); without scripts the page shows a link instead.
 */
addEventListener('DOMContentLoaded', () => {
  const stub = document.getElementById(location.hash.slice(1));
  const link = stub?.firstElementChild;
  if (stub && 'moved' in stub.dataset && link instanceof HTMLAnchorElement)
    location.replace(link.href);
});

export {};
