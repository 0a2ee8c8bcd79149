/**
 * Whoever opens the address of a section that has moved goes on to its new place. Part of the inline
 * script of every page (src/startup/inline); without it, a sentence with the link is there.
 */
addEventListener('DOMContentLoaded', () => {
  const stub = document.getElementById(location.hash.slice(1));
  const link = stub?.firstElementChild;
  if (stub && 'moved' in stub.dataset && link instanceof HTMLAnchorElement)
    location.replace(link.href);
});

export {};
